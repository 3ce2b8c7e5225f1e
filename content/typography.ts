/**
 * Matches a range of numbers with a unit, like `10 - 20 minutes` or `10-20%`, but not phone numbers, standards or
 * addresses.
 */
const range =
  /(?<![\w./:+-])(\d{1,3}) ?- ?(\d{1,3})(?=( ?%| ?°C)| +(minutes?|hours?|days?|weeks?|months?|years?|units?|rooms?|litres?|metres?|people)\b)/g;

/**
 * Replaces straight quotation marks with typographic ones and the hyphen in a range with a dash. Removes extra
 * spaces.
 */
export function applyTypography(text: string): string {
  return text
    .replace(/(^|[\s([{–—“‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—“])'(?=\p{L})/gu, '$1‘')
    .replaceAll("'", '’')
    .replace(range, '$1–$2')
    .replace(/ {2,}/g, ' ')
    .trim();
}
