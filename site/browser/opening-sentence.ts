/** A sentence, and the minute of the week, counted from Sunday 0:00, from which it applies. */
export type Opening = readonly [minute: number, sentence: string, isClosed?: true];

/** In chronological order. The first is from Sunday 0:00. */
export type Schedule = readonly Opening[];

/** Does not use `Intl`, which takes 25 ms to load on a phone. `time` is in ms since 1970. */
export function openingAt(schedule: Schedule, utcOffsetHours: number, time: number): Opening {
  // 1 January 1970 was a Thursday, so four days are added.
  const now = (time / 60_000 + utcOffsetHours * 60 + 4 * 1440) % 10_080;
  return schedule.findLast(([minute]) => minute <= now) as Opening;
}

/** Writes the current sentence into each `[data-opening]` element, and whether the office is closed. */
export function writeOpeningLines() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { opening = '[]', utcOffset } = line.dataset;
    const [, sentence, isClosed = false] = openingAt(JSON.parse(opening), Number(utcOffset), Date.now());
    line.toggleAttribute('data-closed', isClosed);
    if (line.textContent !== sentence) line.textContent = sentence;
  }
}
