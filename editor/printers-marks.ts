/** Replaces straight quotation marks by ’ “ ”, and a hyphen between numbers by a dash; removes needless spaces. */
export function withPrintersMarks(text: string): string {
  return text
    .replace(/(^|[\s([{–—“‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—“])'(?=\p{L})/gu, '$1‘')
    .replaceAll("'", '’')
    .replace(/(\d)\s?-\s?(?=\d)/g, '$1–')
    .replace(/ {2,}/g, ' ')
    .trim();
}
