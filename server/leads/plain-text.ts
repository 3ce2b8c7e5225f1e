/** Invisible characters that change the direction of the surrounding text (Unicode TR9). */
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const controlsButNewline = /[\p{Cc}--\n]/gv;

/** Converts a value to trimmed text. Keeps line breaks, replaces tabs, and removes direction and control characters. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(controlsButNewline, '');
  return plain.replace(directionCharacters, '').trim();
}

export function lineOf(value: unknown): string {
  return textOf(value).replace(/[\s\u2028\u2029]+/g, ' ');
}

/** Lower-cases an email address, so that a deletion by address finds leads with any capitalisation. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Normalises a phone number: `050…`, `+971 50…` and `0097150…` become equal. Empty if there are no digits. */
export function phoneKey(phone: unknown): string {
  const digits = Array.from(textOf(phone).matchAll(/\p{Nd}/gu), ([digit]) => asciiDigit(digit)).join('');
  return digits.replace(/^0+/, '').replace(/^971/, '').replace(/^0+/, '');
}

/** In Unicode, the ten digits of a script are consecutive, starting with zero. */
function asciiDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Formats `utm_source=google&gclid=x` as `utm_source=google, gclid=x`. */
export function campaignText(campaign: string): string {
  return Array.from(new URLSearchParams(campaign), ([name, value]) => `${name}=${lineOf(value)}`).join(', ');
}

const singleAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** A reply to a group, a list or a quoted address could reach somebody else. */
export function replyAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  return address.length <= 254 && singleAddress.test(address) ? address : undefined;
}
