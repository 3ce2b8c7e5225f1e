import type { Json } from './lead.ts';

/** Signs that change how the text around them is shown (Unicode TR9), and the other invisible format signs of that kind. */
const directionSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const controlsButNewline = /[\p{Cc}--\n]/gv;

/** Any value of a lead as text that shows what was sent and does nothing else. */
export function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(controlsButNewline, '')
    .replace(directionSigns, '')
    .trim();
}

/** For a place that holds one line. */
export function lineOf(value: Json | undefined): string {
  return textOf(value).replace(/[\s\u2028\u2029]+/g, ' ');
}

const singleAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** The address, when it is exactly one of the plain form; groups, lists and quoted parts could lead a reply elsewhere. */
export function replyAddress(value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  return address.length <= 254 && singleAddress.test(address) ? address : undefined;
}
