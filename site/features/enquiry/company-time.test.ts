import { expect, test } from 'vitest';
import type { OpeningHours } from '#content/hours.ts';
import { nextOpening } from './company-time.ts';

/** The hours of the specification (§9). */
const weekday = [{ opens: '08:00', closes: '18:00' }];
const hours: OpeningHours = {
  Monday: weekday,
  Tuesday: weekday,
  Wednesday: weekday,
  Thursday: weekday,
  Friday: weekday,
  Saturday: weekday,
  Sunday: [{ opens: '09:00', closes: '19:00' }],
};

test.each([
  ['Monday at 3:00', '2026-11-23T03:00', '2026-11-23T08:00'],
  ['Monday at 22:30', '2026-11-23T22:30', '2026-11-24T08:00'],
  ['Saturday at 20:00', '2026-11-28T20:00', '2026-11-29T09:00'],
  ['the last evening of a year', '2026-12-31T20:00', '2027-01-01T08:00'],
])('suggests the next opening for %s', (_when, chosen, opening) => {
  expect(nextOpening(chosen, hours)).toBe(opening);
});

test.each(['2026-11-23T08:00', '2026-11-29T18:59', '', '12 December, 10:30'])('suggests nothing for %j', (chosen) => {
  expect(nextOpening(chosen, hours)).toBeUndefined();
});
