import { timeInWords, type Week } from '#content/hours.ts';
import type { Opening, Schedule } from '../browser/opening-sentence.ts';
import { openingState } from './opening-state.ts';

/** The sentence for each state. They can contain {time}, and `later` also {day}. */
export type OpeningTexts = Record<'open' | 'today' | 'tomorrow' | 'later', string>;

const dayMinutes = 24 * 60;

/** Returns the sentences of a week in chronological order. Runs at build time. */
export function openingSchedule(week: Week, texts: OpeningTexts): Schedule {
  const times = [
    '00:00',
    ...Object.values(week).flatMap((shifts) => shifts.flatMap(({ opens, closes }) => [opens, closes])),
  ];
  const minutes = times.flatMap((time) => Array.from({ length: 7 }, (_, day) => day * dayMinutes + minuteOf(time)));
  return [...new Set(minutes)]
    .toSorted((one, other) => one - other)
    .map((minute) => openingFrom(minute, week, texts))
    .filter(([, sentence], index, all) => sentence !== all[index - 1]?.[1]);
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function openingFrom(minute: number, week: Week, texts: OpeningTexts): Opening {
  const someSunday = Date.UTC(2026, 0, 4);
  const state = openingState(week, new Date(someSunday + minute * 60_000));
  if (state.isOpen) return [minute, texts.open.replace('{time}', timeInWords(state.until))];
  const { day, from } = state;
  const text = day === 'today' || day === 'tomorrow' ? texts[day] : texts.later.replace('{day}', day);
  return [minute, text.replace('{time}', timeInWords(from)), true];
}
