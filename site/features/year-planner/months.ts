/** A month of a year. `month` counts from 0, as in `Date`. */
export type Month = { year: number; month: number };

const dayMs = 86_400_000;

const monthNames = 'January February March April May June July August September October November December'.split(' ');

export function monthsFrom(first: Month): Month[] {
  return monthNames.map((_, index) => monthAfter(first, index));
}

/** Formats a month like `December 2026`, or `December` without the year. */
export function formatMonth({ year, month }: Month, withYear: boolean): string {
  return `${monthNames[month]}${withYear ? ` ${year}` : ''}`;
}

export function monthAfter({ year, month }: Month, months: number): Month {
  const total = year * 12 + month + months;
  return { year: Math.floor(total / 12), month: total % 12 };
}

/**
 * Returns the day of a visit: the first Monday of the month. Monday is a working day in the UAE and in most other
 * countries.
 */
function visitDay({ year, month }: Month): Date {
  const weekdayOfFirst = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return new Date(Date.UTC(year, month, 1 + ((8 - weekdayOfFirst) % 7)));
}

/**
 * Returns the days of a visit, and the number of units on each. More units than one day can hold are spread evenly.
 */
export function visitDays(month: Month, units: number, unitsInDay: number): { day: Date; count: number }[] {
  const days = Math.ceil(units / unitsInDay);
  return Array.from({ length: days }, (_, index) => ({
    day: new Date(visitDay(month).getTime() + index * dayMs),
    count: Math.ceil((units - index) / days),
  }));
}
