import { formatTime, type OpeningHours } from '#content/hours.ts';
import { openingStateAt } from '../../company/opening-state.ts';

/** Returns the current time in the company's time zone as `YYYY-MM-DDTHH:mm`, like the value of a `datetime-local` input. */
export function companyLocalTime(utcOffsetHours: number): string {
  return new Date(Date.now() + utcOffsetHours * 3_600_000).toISOString().slice(0, 16);
}

/**
 * True for text like `2026-11-23T08:00`. False for an empty value, and for other text, which browsers without date
 * fields can send.
 */
export function isLocalDateTime(datetime: string): boolean {
  return /^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(datetime);
}

/** Compares two local times as text, padded to the same length, because years can have more than four digits. */
export function isBefore(one: string, other: string): boolean {
  return one.padStart(18, '0') < other.padStart(18, '0');
}

/**
 * Returns the next opening after `datetime`, or `undefined` if `datetime` is within working hours or not a date. Both
 * times are in the company's time zone.
 */
export function nextOpening(datetime: string, hours: OpeningHours): string | undefined {
  const chosen = new Date(`${datetime}Z`);
  if (Number.isNaN(chosen.getTime())) return undefined;
  const state = openingStateAt(hours, chosen);
  if (state.isOpen) return undefined;
  chosen.setUTCDate(chosen.getUTCDate() + state.daysAhead);
  return `${chosen.toISOString().slice(0, 10)}T${state.from}`;
}

/** Formats `2026-11-23T08:00` as `Monday 23 November, 8:00`. Returns text that is not a date unchanged. */
export function formatDayAndTime(datetime: string): string {
  if (!isLocalDateTime(datetime)) return datetime;
  const day = new Date(`${datetime}Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${day}, ${formatTime(datetime.slice(-5))}`;
}
