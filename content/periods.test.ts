import { expect, test } from 'vitest';
import { endsWithinAWeek, hasEnded, periodOf } from './periods.ts';

const days = { firstDay: '2026-12-01', lastDay: '2026-12-31' };
const period = periodOf(days, Date.parse('2026-11-30T19:59Z'));

test('a period runs from the start of its first day to the end of its last day in Dubai', () => {
  expect(period).toEqual({ from: Date.parse('2026-11-30T20:00Z'), until: Date.parse('2026-12-31T20:00Z') });
  expect(hasEnded(period, Date.parse('2026-12-31T19:59Z'))).toBe(false);
  expect(hasEnded(period, Date.parse('2026-12-31T20:00Z'))).toBe(true);
});

test('a period that has begun has no start, so that the built page shows what is in it', () => {
  expect(periodOf(days, Date.parse('2026-11-30T20:00Z'))).toEqual({ until: Date.parse('2026-12-31T20:00Z') });
});

test('without a last day, a period is never over and never ends soon', () => {
  expect(hasEnded(periodOf({}))).toBe(false);
  expect(endsWithinAWeek(periodOf({}))).toBe(false);
});

test('a period ends soon from a week before its end', () => {
  expect(endsWithinAWeek(period, Date.parse('2026-12-24T19:00Z'))).toBe(false);
  expect(endsWithinAWeek(period, Date.parse('2026-12-24T21:00Z'))).toBe(true);
});
