import { formatTime, type OpeningHours } from '#content/hours.ts';
import type { OpeningHoursSchedule } from '../browser/opening-hours-sentence.ts';
import { openingStateAt } from './opening-state.ts';

/** The sentence for each state. Each can contain {time}, and `later` also {day}. */
export type OpeningTexts = Record<'open' | 'today' | 'tomorrow' | 'later', string>;

const minutesInWeek = 7 * 24 * 60;

/** Returns the sentences of a week in chronological order. Runs at build time. */
export function createOpeningHoursSchedule(
  week: OpeningHours,
  utcOffsetHours: number,
  texts: OpeningTexts,
): OpeningHoursSchedule {
  // Any Sunday, because only the day of the week and the time matter.
  const sunday = Date.UTC(2026, 0, 4) + utcOffsetHours * 3_600_000;
  return Array.from(
    { length: minutesInWeek },
    (_, minute) => [minute, ...openingAt(new Date(sunday + minute * 60_000), week, texts)] as const,
  ).filter(([, sentence], index, all) => sentence !== all[index - 1]?.[1]);
}

function openingAt(time: Date, week: OpeningHours, texts: OpeningTexts): [sentence: string, isClosed?: true] {
  const state = openingStateAt(week, time);
  if (state.isOpen) return [texts.open.replace('{time}', formatTime(state.until))];
  const { day, from } = state;
  const text = day === 'today' || day === 'tomorrow' ? texts[day] : texts.later.replace('{day}', day);
  return [text.replace('{time}', formatTime(from)), true];
}
