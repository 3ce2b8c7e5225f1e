/** Characters that change the direction of the text around them (Unicode TR9). */
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const controlsButNewline = /[\p{Cc}--\n]/gv;

/** Any value of a lead as plain text, without control characters and characters that change the direction of text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(controlsButNewline, '');
  return plain.replace(directionCharacters, '').trim();
}

export function lineOf(value: unknown): string {
  return textOf(value).replace(/[\s\u2028\u2029]+/g, ' ');
}

/** The spelling in which email addresses are compared when leads are to be deleted. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The spelling in which phone numbers are compared when leads are to be deleted: digits without country code, so that
 * `050…`, `+971 50…` and `0097150…` are one number. Empty if there is no number.
 */
export function phoneKey(phone: unknown): string {
  const digits = Array.from(textOf(phone).matchAll(/\p{Nd}/gu), ([digit]) => asciiDigit(digit)).join('');
  return digits.replace(/^0+/, '').replace(/^971/, '').replace(/^0+/, '');
}

/** In Unicode the digits of each script follow each other, from zero to nine. */
function asciiDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** `utm_source=google&gclid=x` as `utm_source=google, gclid=x`. */
export function campaignText(campaign: string): string {
  return Array.from(new URLSearchParams(campaign), ([name, value]) => `${name}=${lineOf(value)}`).join(', ');
}

const singleAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** The address, if it is one plain address. With groups, lists or quoted parts a reply could go to somebody else. */
export function replyAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  return address.length <= 254 && singleAddress.test(address) ? address : undefined;
}
