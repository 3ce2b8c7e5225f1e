import type { OpeningHours, Weekday } from '#content/model/business.ts';

/** Whether a time is within the opening hours, and when that changes. Times are HH:MM, as in the opening hours. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; from: string; day: 'today' | 'tomorrow' | Weekday; daysAhead: number };

/**
 * Returns the state at a time, or `undefined` if `hours` is empty. The UTC fields of `time` are the day and time in the
 * company's time zone. Expects the shifts of a day in chronological order.
 */
export function openingState(hours: readonly OpeningHours[], time: Date): OpeningState | undefined {
  /** In the order of `Date.getDay`. */
  const weekdays: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const minute = time.toISOString().slice(11, 16);
  const hoursIn = (days: number) => {
    const weekday = weekdays[(time.getUTCDay() + days) % weekdays.length] as Weekday;
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
