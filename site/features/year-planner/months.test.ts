import { expect, test } from 'vitest';
import { monthAfter, monthNames, nextStartOf, visitDay } from './months.ts';

const inNovember = new Date(2026, 10, 21);

test('N09 a plan starts in the future: later this year, or next year', () => {
  expect(nextStartOf(11, inNovember)).toEqual({ year: 2026, month: 11 });
  expect(nextStartOf(10, inNovember)).toEqual({ year: 2027, month: 10 });
  expect(nextStartOf(0, inNovember)).toEqual({ year: 2027, month: 0 });
});

test('N09 months run on into the next year', () => {
  expect(monthAfter({ year: 2026, month: 11 }, 0)).toEqual({ year: 2026, month: 11 });
  expect(monthAfter({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
  expect(monthAfter({ year: 2026, month: 8 }, 8)).toEqual({ year: 2027, month: 4 });
});

test('N09 every visit falls on the first Monday of its month', () => {
  for (let month = 0; month < 24; month += 1) {
    const day = visitDay(monthAfter({ year: 2026, month: 0 }, month));
    expect(day.getUTCDay()).toBe(1);
    expect(day.getUTCDate()).toBeLessThanOrEqual(7);
  }
  expect(visitDay({ year: 2026, month: 5 }).toISOString()).toBe('2026-06-01T00:00:00.000Z');
});

test('N09 the months have their English names', () => {
  expect([monthNames[0], monthNames[8], monthNames[11]]).toEqual(['January', 'September', 'December']);
});
