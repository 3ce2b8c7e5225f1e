import { business } from '#content/business.ts';

const { timeZone } = business;
const shortFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
const fullFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });

/** Like `2026-11-22 14:05`, in the time zone of the business. */
export function localTime(time: number): string {
  return shortFormat.format(time);
}

/** Like `Sunday, 22 November 2026 at 14:05 (Asia/Dubai)`. */
export function localTimeInWords(time: number): string {
  return `${fullFormat.format(time)} (${timeZone})`;
}
