import { business } from '#content/business.ts';

const { timeZone } = business;
const shortFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
const fullFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });

/**
 * A time (ms since 1970) on the clock of the business, like `2026-11-22 14:05`. Sorted as texts, they are in order of
 * time.
 */
export function localTime(time: number): string {
  return shortFormat.format(time);
}

export function localHour(time: number): number {
  return Number(localTime(time).slice(11, 13));
}

/** The same as `localTime` for a sentence, with the zone: `Sunday, 22 November 2026 at 14:05 (Asia/Dubai)`. */
export function localTimeInWords(time: number): string {
  return `${fullFormat.format(time)} (${timeZone})`;
}
