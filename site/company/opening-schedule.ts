import type { OpeningHours } from '#content/model/business.ts';
import { type OpeningState, openingState } from './opening-state.ts';

/**
 * `always` is shown without JavaScript, so it must be true at any time. The other texts can contain {time}, and `later`
 * also {day}.
 */
type OpeningTexts = Record<'open' | 'today' | 'tomorrow' | 'later' | 'always', string>;

const dayMinutes = 24 * 60;

/**
 * Returns the sentences of a week, one per line. Each line starts with the minute of the week, counted from Sunday
 * 0:00, from which its sentence applies. Runs at build time.
 */
export function openingSchedule(hours: readonly OpeningHours[], texts: OpeningTexts): string {
  const times = ['00:00', ...hours.flatMap(({ opens, closes }) => [opens, closes])];
  const minutes = times.flatMap((time) => Array.from({ length: 7 }, (_, day) => day * dayMinutes + minuteOf(time)));
  const sentences = [...new Set(minutes)]
    .toSorted((one, other) => one - other)
    .map((minute) => [minute, openingText(openingState(hours, inSomeWeek(minute)), texts)] as const);
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
  return text.replace('{time}', (isOpen ? state.until : state.from).replace(/^0/, ''));
}
