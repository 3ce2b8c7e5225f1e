/** The sentence of an `openingSchedule` for a time, by the company's clock. `Intl` would take a phone 25 ms to load. */
export function sentenceAt(schedule: string, utcOffsetHours: number, time: number): string {
  // 1 January 1970 was a Thursday, the fifth day of a week.
  const minute = (time / 60_000 + utcOffsetHours * 60 + 4 * 1440) % 10_080;
  const line = schedule.split('\n').findLast((one) => Number.parseInt(one, 10) <= minute) ?? '';
  return line.slice(line.indexOf(' ') + 1);
}

/** Writes the current sentence into each opening line. The head script calls it before the first paint. */
export function writeOpeningLines() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { opening = '', utcOffset } = line.dataset;
    line.textContent = sentenceAt(opening, Number(utcOffset), Date.now());
  }
}
