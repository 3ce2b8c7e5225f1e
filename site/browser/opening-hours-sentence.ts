/** A sentence, and the minute of the week from which it applies, counted from Sunday 0:00 UTC. */
export type ScheduledSentence = readonly [minute: number, sentence: string, isClosed?: true];

/** The sentences of a week in chronological order. The first one applies from minute 0. */
export type OpeningHoursSchedule = readonly ScheduledSentence[];

/**
 * Returns the sentence for a time in milliseconds since 1970. Does not use `Intl`, which takes 25 ms to load on a
 * phone.
 */
export function openingHoursSentenceAt(schedule: OpeningHoursSchedule, time: number): ScheduledSentence {
  // 1 January 1970 was a Thursday, so four days are added.
  const now = (time / 60_000 + 4 * 1440) % 10_080;
  return schedule.findLast(([minute]) => minute <= now) as ScheduledSentence;
}

/**
 * Writes the current sentence into each `[data-opening]` element, and sets `data-closed` while the office is closed.
 */
export function updateOpeningHoursSentences() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const [, sentence, isClosed = false] = openingHoursSentenceAt(JSON.parse(line.dataset.opening ?? ''), Date.now());
    line.toggleAttribute('data-closed', isClosed);
    if (line.textContent !== sentence) line.textContent = sentence;
  }
}
