import { expect, test } from 'vitest';
import { endsWithinAWeek, hasEnded, periodOf } from './periods.ts';

const period = periodOf({ firstDay: '2026-12-01', lastDay: '2026-12-31' });

test('a period runs from the start of its first day to the end of its last day in Dubai', () => {
  expect(period).toEqual({ from: Date.parse('2026-11-30T20:00Z'), until: Date.parse('2026-12-31T20:00Z') });
  expect(hasEnded(period, Date.parse('2026-12-31T19:59Z'))).toBe(false);
  expect(hasEnded(period, Date.parse('2026-12-31T20:00Z'))).toBe(true);
});

test('without a last day, a period is never over and never ends soon', () => {
  expect(hasEnded(periodOf({}))).toBe(false);
  expect(endsWithinAWeek(periodOf({}))).toBe(false);
});

test('a period ends soon from a week before its end', () => {
  expect(endsWithinAWeek(period, Date.parse('2026-12-24T19:00Z'))).toBe(false);
  expect(endsWithinAWeek(period, Date.parse('2026-12-24T21:00Z'))).toBe(true);
});
