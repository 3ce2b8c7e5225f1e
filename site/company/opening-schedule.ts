import type { OpeningHours } from '#content/model/business.ts';
import { type OpeningState, openingState } from './opening-state.ts';

/** `always` has to be true at any time; the others contain {time}, and `later` contains {day}. */
type OpeningTexts = Record<'open' | 'today' | 'tomorrow' | 'later' | 'always', string>;

const dayMinutes = 24 * 60;

/**
 * The sentences of a week, computed at build time. Each line has the minute of the week, counted from Sunday, and the
 * sentence that applies from then on.
 */
export function openingSchedule(hours: readonly OpeningHours[], texts: OpeningTexts): string {
  const times = ['00:00', ...hours.flatMap(({ opens, closes }) => [opens, closes])];
  const minutes = times.flatMap((time) => Array.from({ length: 7 }, (_, day) => day * dayMinutes + minuteOf(time)));
  const sentences = [...new Set(minutes)]
    .toSorted((one, other) => one - other)
    .map((minute) => [minute, openingText(openingState(hours, 0, inSomeWeek(minute)), texts)] as const);
  return sentences
    .filter(([, text], index) => text !== sentences[index - 1]?.[1])
    .map(([minute, text]) => `${minute} ${text}`)
    .join('\n');
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function inSomeWeek(minute: number): Date {
  const sunday = Date.UTC(2026, 0, 4);
  return new Date(sunday + minute * 60_000);
}

function openingText(state: OpeningState | undefined, texts: OpeningTexts): string {
  if (!state) return texts.always;
  const { isOpen } = state;
  const day = isOpen ? 'open' : state.day;
  const text = day === 'open' || day === 'today' || day === 'tomorrow' ? texts[day] : texts.later.replace('{day}', day);
  // `08:00` is printed as `8:00`.
  return text.replace('{time}', (isOpen ? state.until : state.from).replace(/^0/, ''));
}
