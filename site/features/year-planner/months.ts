/** `month` counts from 0, as in `Date`. */
export type Month = { year: number; month: number };

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function monthsFrom(first: Month): Month[] {
  return monthNames.map((_, index) => monthAfter(first, index));
}

/** Formats a month like `December 2026`, or `December` without the year. */
export function monthName({ year, month }: Month, withYear: boolean): string {
  return `${monthNames[month]}${withYear ? ` ${year}` : ''}`;
}

export function monthAfter({ year, month }: Month, months: number): Month {
  const total = year * 12 + month + months;
  return { year: Math.floor(total / 12), month: total % 12 };
}

/** The first Monday of a month. Monday is a working day in the UAE and in most other countries. */
export function visitDay({ year, month }: Month): Date {
  const weekdayOfFirst = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return new Date(Date.UTC(year, month, 1 + ((8 - weekdayOfFirst) % 7)));
}
