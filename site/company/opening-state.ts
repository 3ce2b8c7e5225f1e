import { type OpeningHours, type Weekday, weekdays } from '#content/hours.ts';

/** Whether a time is within the opening hours, and when that changes. Times are HH:MM, as in the opening hours. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; from: string; day: 'today' | 'tomorrow' | Weekday; daysAhead: number };

/**
 * Returns the state at a time whose UTC fields are the day and time in the company's time zone. At least one day of
 * the week must be open.
 */
export function openingStateAt(week: OpeningHours, time: Date): OpeningState {
  const minute = time.toISOString().slice(11, 16);
  const dayAfter = (days: number) => weekdays[(time.getUTCDay() + 6 + days) % 7] as Weekday;

  const today = week[dayAfter(0)];
  const now = today.find(({ opens, closes }) => opens <= minute && minute < closes);
  if (now) return { isOpen: true, until: now.closes };
  const later = today.find(({ opens }) => opens > minute);
  if (later) return { isOpen: false, from: later.opens, day: 'today', daysAhead: 0 };
  for (let days = 1; ; days += 1) {
    const weekday = dayAfter(days);
    const [first] = week[weekday];
    if (first) return { isOpen: false, from: first.opens, day: days === 1 ? 'tomorrow' : weekday, daysAhead: days };
  }
}
