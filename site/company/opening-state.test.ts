import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import type { OpeningHours } from '#content/model/business.ts';
import { openingState } from './opening-state.ts';

/** The hours of the specification (§9). */
const hours: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '08:00', closes: '18:00' },
  { days: ['Sunday'], opens: '09:00', closes: '19:00' },
];

const openUntil = (until: string) => ({ isOpen: true, until });
const closedUntil = (from: string, day: string) => expect.objectContaining({ isOpen: false, from, day });

test.each([
  ['Monday 7:59', '2026-11-23T07:59:59Z', closedUntil('08:00', 'today')],
  ['Monday 8:00', '2026-11-23T08:00:00Z', openUntil('18:00')],
  ['Monday 17:59', '2026-11-23T17:59:00Z', openUntil('18:00')],
  ['Monday 18:00', '2026-11-23T18:00:00Z', closedUntil('08:00', 'tomorrow')],
  ['Sunday 8:30, when the other days are open', '2026-11-22T08:30:00Z', closedUntil('09:00', 'today')],
  ['Sunday 9:00', '2026-11-22T09:00:00Z', openUntil('19:00')],
  ['Sunday 18:59', '2026-11-22T18:59:00Z', openUntil('19:00')],
  ['Sunday 0:30', '2026-11-22T00:30:00Z', closedUntil('09:00', 'today')],
  ['Saturday 18:30, before the later Sunday', '2026-11-21T18:30:00Z', closedUntil('09:00', 'tomorrow')],
])('C121 the office state on %s', (_time, moment, expected) => {
  expect(openingState(hours, new Date(moment))).toEqual(expected);
});

test('C121 on a closed day, the next opening is on the next open day', () => {
  const mondays: OpeningHours[] = [{ days: ['Monday'], opens: '08:00', closes: '18:00' }];
  expect(openingState(mondays, new Date('2026-11-20T14:00:00Z'))).toEqual(closedUntil('08:00', 'Monday'));
  expect(openingState(mondays, new Date('2026-11-23T19:00:00Z'))).toEqual(closedUntil('08:00', 'Monday'));
});

test('C121 a day may have two shifts', () => {
  const broken: OpeningHours[] = [
    { days: ['Friday'], opens: '08:00', closes: '12:00' },
    { days: ['Friday'], opens: '14:00', closes: '18:00' },
  ];
  expect(openingState(broken, new Date('2026-11-20T07:00:00Z'))).toEqual(closedUntil('08:00', 'today'));
  expect(openingState(broken, new Date('2026-11-20T09:00:00Z'))).toEqual(openUntil('12:00'));
  expect(openingState(broken, new Date('2026-11-20T13:00:00Z'))).toEqual(closedUntil('14:00', 'today'));
});

test('the UTC offset matches the time zone in winter and in summer', () => {
  const { timeZone, utcOffsetHours } = business;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  for (const month of [0, 6]) {
    const parts = clock.formatToParts(Date.UTC(2026, month));
    expect(parts.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT+0${utcOffsetHours}:00`);
  }
});
