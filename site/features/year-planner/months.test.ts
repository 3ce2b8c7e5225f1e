import { expect, test } from 'vitest';
import { monthAfter, monthName, monthsFrom, visitDay } from './months.ts';

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
    const day = visitDay(monthAfter({ year: 2026, month: 0 }, month));
    expect(day.getUTCDay()).toBe(1);
    expect(day.getUTCDate()).toBeLessThanOrEqual(7);
  }
  expect(visitDay({ year: 2026, month: 5 }).toISOString()).toBe('2026-06-01T00:00:00.000Z');
});
