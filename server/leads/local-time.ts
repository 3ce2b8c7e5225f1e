import { business } from '#content/business.ts';

const { timeZone } = business;
const shortFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
const fullFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });

/** Formats a time like `2026-11-22 14:05`, in the time zone of the business. */
export function localTime(time: number): string {
  return shortFormat.format(time);
}

/** Formats a time like `Sunday, 22 November 2026 at 14:05 (Asia/Dubai)`. */
export function localTimeInWords(time: number): string {
  return `${fullFormat.format(time)} (${timeZone})`;
}
