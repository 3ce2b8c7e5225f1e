/** Invisible characters that change the direction of the surrounding text (Unicode TR9). */
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const controlsButNewline = /(?!\n)\p{Cc}/gu;

/**
 * Cleans text from visitors: trims it, keeps line breaks, replaces tabs, and removes direction and control
 * characters.
 */
export function cleanText(value = ''): string {
  const plain = value.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(controlsButNewline, '');
  return plain.replace(directionCharacters, '').trim();
}

export function cleanLine(value = ''): string {
  return cleanText(value).replace(/[\s\u2028\u2029]+/g, ' ');
}

/** Removes invisible characters, such as zero-width spaces. Copied email addresses and phone numbers contain them. */
export function cleanContact(value: string): string {
  return value.replace(/[\p{Cf}\u2028\u2029]/gu, '').trim();
}

/**
 * Requires one `@` and a dot in the domain. Excludes display names, groups and lists, because the server sends mail to
 * the address.
 */
export const emailPattern = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/u;

/**
 * Converts the digits of every script and of styles such as bold. In Unicode, the ten digits of a script are
 * consecutive, starting with zero, those of the styles are not.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
