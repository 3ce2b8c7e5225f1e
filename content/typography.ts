/** A range of numbers with its unit, like `10 - 20 minutes` or `10-20%`, but no phone number, standard or address. */
const range =
  /(?<![\w./:+-])(\d{1,3}) ?- ?(\d{1,3})(?=( ?%| ?°C)|[ {2}](minutes?|hours?|days?|weeks?|months?|years?|units?|rooms?|litres?|metres?|people)\b)/g;

/** Straight quotation marks become ’ “ ”, the hyphen of a range becomes a dash, and extra spaces are removed. */
export function withTypography(text: string): string {
  return text
    .replace(/(^|[\s([{–—“‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–—“])'(?=\p{L})/gu, '$1‘')
    .replaceAll("'", '’')
    .replace(range, '$1–$2')
    .replace(/ {2,}/g, ' ')
    .trim();
}
