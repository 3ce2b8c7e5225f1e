import { cleanLine, cleanText, emailPattern, toAsciiDigits } from '#contract/text.ts';

/** Lower-cases an email address, so that a deletion by address finds leads with any capitalisation. */
export function emailKey(email: string | undefined): string {
  return cleanText(email).toLowerCase();
}

/** Normalises a phone number: `050…`, `+971 50…` and `0097150…` become equal. Empty if there are no digits. */
export function phoneKey(phone: string | undefined): string {
  const digits = toAsciiDigits(cleanText(phone)).replace(/\D/g, '');
  return digits.replace(/^0*(?:971)?0*/, '');
}

/** Formats `utm_source=google&gclid=x` as `utm_source=google, gclid=x`. */
export function campaignText(campaign: string): string {
  return Array.from(new URLSearchParams(campaign), ([name, value]) => `${name}=${cleanLine(value)}`).join(', ');
}

/**
 * Returns the visitor's address for the Reply-To header. Undefined if it has other characters than ASCII or is longer
 * than RFC 5321 allows, because many mail servers reject such a header. The text of the mail contains it in any case.
 */
export function replyAddress(email = ''): string | undefined {
  const address = email.trim();
  return emailPattern.test(address) && /^\p{ASCII}{1,254}$/u.test(address) ? address : undefined;
}

/**
 * Puts each line of a right-to-left text between isolate characters (Unicode TR9). Without them, a number or a Latin
 * word in the text or after it would be shown in the wrong order.
 */
export function isolateRightToLeft(text: string): string {
  return text.replace(/^.*[\p{Script=Arabic}\p{Script=Hebrew}].*$/gmu, '\u2068$&\u2069');
}

/** Pads the cells, so that each column has one width. */
export function alignColumns(table: readonly string[][]): string {
  const widthOf = (column: number) => table.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0);
  const widths = table[0]?.map((_, column) => widthOf(column)) ?? [];
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
