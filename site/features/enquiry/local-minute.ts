/** The visitor's local time as `YYYY-MM-DDTHH:mm`, the format of date inputs. */
export function localMinute(time: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** Visits are planned at most a year ahead. */
export function oneYearAfter(time: Date): Date {
  const later = new Date(time);
  later.setFullYear(time.getFullYear() + 1);
  return later;
}
