/** A sentence, and the minute of the week, counted from Sunday 0:00, from which it applies. In chronological order. */
export type Schedule = readonly (readonly [minute: number, sentence: string])[];

/** Does not use `Intl`, which takes 25 ms to load on a phone. `time` is in ms since 1970. */
export function openingSentenceAt(schedule: Schedule, utcOffsetHours: number, time: number): string {
  // 1 January 1970 was a Thursday, so four days are added.
  const now = (time / 60_000 + utcOffsetHours * 60 + 4 * 1440) % 10_080;
  return schedule.findLast(([minute]) => minute <= now)?.[1] ?? '';
}

/** Writes the current sentence into each `[data-opening]` element. */
export function writeOpeningLines() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { opening = '[]', utcOffset } = line.dataset;
    const sentence = openingSentenceAt(JSON.parse(opening), Number(utcOffset), Date.now());
    if (line.textContent !== sentence) line.textContent = sentence;
  }
}
