import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import type { OpeningHours } from '#content/model/business.ts';
import { isOpen } from './is-open.ts';

const hours: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '08:00', closes: '18:00' },
  { days: ['Sunday'], opens: '09:00', closes: '19:00' },
];

/** Moments in UTC; Dubai is four hours ahead. */
test.each([
  ['2026-11-23T03:59:59Z', false, 'Monday 7:59'],
  ['2026-11-23T04:00:00Z', true, 'Monday 8:00'],
  ['2026-11-23T13:59:00Z', true, 'Monday 17:59'],
  ['2026-11-23T14:00:00Z', false, 'Monday 18:00'],
  ['2026-11-22T04:30:00Z', false, 'Sunday 8:30, when the other days are open'],
  ['2026-11-22T05:00:00Z', true, 'Sunday 9:00'],
  ['2026-11-22T14:59:00Z', true, 'Sunday 18:59'],
  ['2026-11-21T20:30:00Z', false, 'Sunday 0:30, still Saturday in London'],
])('C121 N04 at %s open is %s (%s)', (moment, expected) => {
  expect(isOpen(hours, 4, new Date(moment))).toBe(expected);
});

test('the offset is that of the named time zone, in winter and in summer', () => {
  const { timeZone, utcOffsetHours } = business;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  for (const month of [0, 6]) {
    const parts = clock.formatToParts(Date.UTC(2026, month));
    expect(parts.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT+0${utcOffsetHours}:00`);
  }
});
