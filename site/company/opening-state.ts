import type { OpeningHours, Weekday } from '#content/model/business.ts';

/** Whether technicians work at a time, and until when or from when; times as in the hours table, HH:MM. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; from: string; day: 'today' | 'tomorrow' | Weekday; daysAhead: number };

/** The state at a time, in the company's time zone. The shifts of a day are in order. */
export function openingState(
  hours: readonly OpeningHours[],
  utcOffsetHours: number,
  time: Date,
): OpeningState | undefined {
  /** As `Date` counts them. */
  const weekdays: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  // Shifted by the offset, so that UTC methods return the company's time. `Intl` would take a phone 25 ms to load.
  const local = new Date(time.getTime() + utcOffsetHours * 3_600_000);
  const minute = local.toISOString().slice(11, 16);
  const hoursIn = (days: number) => {
    const weekday = weekdays[(local.getUTCDay() + days) % weekdays.length] as Weekday;
    return { weekday, shifts: hours.filter((shift) => shift.days.includes(weekday)) };
  };

  const today = hoursIn(0).shifts;
  const now = today.find(({ opens, closes }) => opens <= minute && minute < closes);
  if (now) return { isOpen: true, until: now.closes };
  const later = today.find(({ opens }) => opens > minute);
  if (later) return { isOpen: false, from: later.opens, day: 'today', daysAhead: 0 };
  for (let days = 1; days <= weekdays.length; days += 1) {
    const { weekday, shifts } = hoursIn(days);
    const day = days === 1 ? 'tomorrow' : weekday;
    if (shifts[0]) return { isOpen: false, from: shifts[0].opens, day, daysAhead: days };
  }
  return undefined;
}
