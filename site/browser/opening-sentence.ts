/**
 * Returns the sentence of an `openingSchedule` that applies at a time (ms since 1970). Does not use `Intl`, which takes
 * 25 ms to load on a phone.
 */
export function openingSentenceAt(schedule: string, utcOffsetHours: number, time: number): string {
  // The minute of the week, counted from Sunday. 1 January 1970 was a Thursday, so four days are added.
  const minute = (time / 60_000 + utcOffsetHours * 60 + 4 * 1440) % 10_080;
  const line = schedule.split('\n').findLast((one) => Number.parseInt(one, 10) <= minute) ?? '';
  return line.slice(line.indexOf(' ') + 1);
}

/** Writes the current sentence into each `[data-opening]` element. */
export function writeOpeningLines() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { opening = '', utcOffset } = line.dataset;
    const sentence = openingSentenceAt(opening, Number(utcOffset), Date.now());
    if (line.textContent !== sentence) line.textContent = sentence;
  }
}
