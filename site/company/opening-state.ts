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

  const now = week[dayAfter(0)].find(({ opens, closes }) => opens <= minute && minute < closes);
  if (now) return { isOpen: true, until: now.closes };
  for (let daysAhead = 0; ; daysAhead += 1) {
    const weekday = dayAfter(daysAhead);
    const next = week[weekday].find(({ opens }) => daysAhead > 0 || opens > minute);
    const day = (['today', 'tomorrow'] as const)[daysAhead] ?? weekday;
    if (next) return { isOpen: false, from: next.opens, day, daysAhead };
  }
}
