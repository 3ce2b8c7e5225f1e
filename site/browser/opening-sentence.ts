/**
 * The sentence of an `openingSchedule` for a time, in the company's time zone. `Intl` would take a phone 25 ms to load.
 */
export function openingSentenceAt(schedule: string, utcOffsetHours: number, time: number): string {
  // 1 January 1970 was a Thursday, the fifth day of a week.
  const minute = (time / 60_000 + utcOffsetHours * 60 + 4 * 1440) % 10_080;
  const line = schedule.split('\n').findLast((one) => Number.parseInt(one, 10) <= minute) ?? '';
  return line.slice(line.indexOf(' ') + 1);
}

/**
 * Writes the current sentence into each opening line as soon as it is parsed. On a slow line the browser paints the
 * page in parts, so a script at the end of the document would change a sentence that a visitor is reading.
 */
export function writeOpeningLines() {
  const write = () => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
      const { opening = '', utcOffset } = line.dataset;
      const sentence = openingSentenceAt(opening, Number(utcOffset), Date.now());
      if (line.textContent !== sentence) line.textContent = sentence;
    }
  };
  const observer = new MutationObserver(write);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    write();
  });
}
