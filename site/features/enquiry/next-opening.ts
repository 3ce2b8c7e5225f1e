import type { OpeningHours } from '#content/model/business.ts';
import { openingState } from '../../company/opening-state.ts';

/**
 * Returns the next opening after `datetime`. Undefined if `datetime` is within working hours or not a date, or if
 * `hours` is empty. Both times are values of a date field without a time zone, interpreted as times in Dubai.
 */
export function nextOpening(datetime: string, hours: readonly OpeningHours[]): string | undefined {
  const chosen = new Date(`${datetime}Z`);
  if (Number.isNaN(chosen.getTime())) return undefined;
  const state = openingState(hours, chosen);
  if (!state || state.isOpen) return undefined;
  chosen.setUTCDate(chosen.getUTCDate() + state.daysAhead);
  return `${chosen.toISOString().slice(0, 10)}T${state.from}`;
}

/** Formats `2026-11-23T08:00` as `Monday 23 November, 8:00`. */
export function dayAndTime(datetime: string): string {
  const day = new Date(`${datetime}Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${day}, ${datetime.slice(-5).replace(/^0/, '')}`;
}
