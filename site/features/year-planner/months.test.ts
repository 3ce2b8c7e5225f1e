import { expect, test } from 'vitest';
import { monthAfter, monthName, monthsFrom, visitDays } from './months.ts';

test('N09 a list of twelve months continues in the next year', () => {
  const names = monthsFrom({ year: 2026, month: 11 }).map((month) => monthName(month, true));
  expect(names).toHaveLength(12);
  expect([names[0], names[1], names[11]]).toEqual(['December 2026', 'January 2027', 'November 2027']);
});

test('N09 counting months continues in the next year', () => {
  expect(monthAfter({ year: 2026, month: 11 }, 0)).toEqual({ year: 2026, month: 11 });
  expect(monthAfter({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
  expect(monthAfter({ year: 2026, month: 8 }, 8)).toEqual({ year: 2027, month: 4 });
});

test('N09 every visit is on the first Monday of its month', () => {
  for (let month = 0; month < 24; month += 1) {
    const day = visitDays(monthAfter({ year: 2026, month: 0 }, month), 1, 8)[0]?.day ?? new Date(Number.NaN);
    expect(day.getUTCDay()).toBe(1);
    expect(day.getUTCDate()).toBeLessThanOrEqual(7);
  }
});

test('N09 a visit has no more units on a day than fit, and continues on the next days', () => {
  const days = visitDays({ year: 2026, month: 5 }, 20, 8).map(({ day, count }) => [
    day.toISOString().slice(0, 10),
    count,
  ]);
  expect(days).toEqual([
    ['2026-06-01', 8],
    ['2026-06-02', 8],
    ['2026-06-03', 4],
  ]);
});
