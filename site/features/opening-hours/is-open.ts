import type { OpeningHours, Weekday } from '#content/model/business.ts';

const hourMs = 3_600_000;

/** As `Date` counts them. */
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies Weekday[];

/** Whether the hours table says open at a time, by the company's clock, not the visitor's. */
export function isOpen(hours: readonly OpeningHours[], utcOffsetHours: number, time: Date): boolean {
  // A date shifted by the offset tells the company's time where UTC is asked for: `Intl` takes a phone 25 ms to load.
  const local = new Date(time.getTime() + utcOffsetHours * hourMs);
  const weekday = weekdays[local.getUTCDay()] as Weekday;
  const minute = local.toISOString().slice(11, 16);
  return hours.some(({ days, opens, closes }) => days.includes(weekday) && opens <= minute && minute < closes);
}
