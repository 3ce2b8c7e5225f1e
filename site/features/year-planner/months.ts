/** A month of a year. `month` counts from 0, as in `Date`. */
export type Month = { year: number; month: number };

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
 * Returns the days of a visit, from the first Monday of the month on, without weekends, and the number of units on
 * each. More units than one day can hold are spread evenly.
 */
export function visitDays({ year, month }: Month, units: number, unitsInDay: number): { day: Date; count: number }[] {
  const days = Math.ceil(units / unitsInDay);
  const monday = 1 + ((8 - new Date(Date.UTC(year, month)).getUTCDay()) % 7);
  return Array.from({ length: days }, (_, index) => ({
    day: new Date(Date.UTC(year, month, monday + index + 2 * Math.floor(index / 5))),
    count: Math.ceil((units - index) / days),
  }));
}
