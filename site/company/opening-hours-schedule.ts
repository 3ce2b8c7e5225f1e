import { formatTime, type OpeningHours } from '#content/hours.ts';
import type { OpeningHoursSchedule } from '../browser/opening-hours-sentence.ts';
import { openingStateAt } from './opening-state.ts';

/** The sentence for each state. Each can contain {time}, and `later` also {day}. */
export type OpeningTexts = Record<'open' | 'today' | 'tomorrow' | 'later', string>;

/** In minutes. */
const dayLength = 24 * 60;
const weekLength = 7 * dayLength;

/** Returns the sentences of a week in chronological order. Runs at build time. */
export function createOpeningHoursSchedule(
  week: OpeningHours,
  utcOffsetHours: number,
  texts: OpeningTexts,
): OpeningHoursSchedule {
  const offset = utcOffsetHours * 60;
  const times = Object.values(week).flatMap((shifts) => shifts.flatMap(({ opens, closes }) => [opens, closes]));
  const minutes = ['00:00', ...times].flatMap((time) =>
    Array.from({ length: 7 }, (_, day) => (day * dayLength + minuteOf(time) - offset + weekLength) % weekLength),
  );
  return [...new Set([0, ...minutes])]
    .toSorted((one, other) => one - other)
    .map((minute) => [minute, ...openingFrom(minute + offset, week, texts)] as const)
    .filter(([, sentence], index, all) => sentence !== all[index - 1]?.[1]);
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function openingFrom(minute: number, week: OpeningHours, texts: OpeningTexts): [sentence: string, isClosed?: true] {
  const someSunday = Date.UTC(2026, 0, 4);
  const state = openingStateAt(week, new Date(someSunday + minute * 60_000));
  if (state.isOpen) return [texts.open.replace('{time}', formatTime(state.until))];
  const { day, from } = state;
  const text = day === 'today' || day === 'tomorrow' ? texts[day] : texts.later.replace('{day}', day);
  return [text.replace('{time}', formatTime(from)), true];
}
