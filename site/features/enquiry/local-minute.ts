/**
 * The visitor's wall clock as `YYYY-MM-DDTHH:mm`, the format that date inputs use. Not in UTC, because Dubai is four
 * hours ahead.
 */
export function localMinute(time: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** No visit is planned further ahead. */
export function oneYearAfter(time: Date): Date {
  const later = new Date(time);
  later.setFullYear(time.getFullYear() + 1);
  return later;
}
