/** Formats a time in the visitor's time zone as `YYYY-MM-DDTHH:mm`, like the value of a `datetime-local` input. */
export function localMinute(time: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

export function oneYearAfter(time: Date): Date {
  const later = new Date(time);
  later.setFullYear(time.getFullYear() + 1);
  return later;
}
