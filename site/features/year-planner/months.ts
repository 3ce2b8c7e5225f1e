/** `month` counts from 0, as in `Date`. */
export type Month = { year: number; month: number };

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The next time that this month begins. */
export function nextStartOf(month: number, today: Date): Month {
  const year = today.getFullYear() + (month > today.getMonth() ? 0 : 1);
  return { year, month };
}

export function monthAfter({ year, month }: Month, months: number): Month {
  const total = year * 12 + month + months;
  return { year: Math.floor(total / 12), month: total % 12 };
}

/** The first Monday: a working day in every country that may read the calendar. */
export function visitDay({ year, month }: Month): Date {
  const weekdayOfFirst = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return new Date(Date.UTC(year, month, 1 + ((8 - weekdayOfFirst) % 7)));
}
