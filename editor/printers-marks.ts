/** A keyboard's straight marks as they are printed: ’ “ ” and the longer dash between numbers; no space too many. */
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
