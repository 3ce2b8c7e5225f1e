import { business } from './business.ts';

/** `08:00` is read as `8:00`. */
function spoken(time: string): string {
  return time.replace(/^0/, '');
}

/** `Monday to Saturday 8:00–18:00`, one entry for each group of days. */
export const openingHours: string[] = business.hours.map(({ days, opens, closes }) => {
  const [first] = days;
  const last = days[days.length - 1];
  const span = last === first ? first : `${first} to ${last}`;
  // Word joiners keep the span of time on one line.
  return `${span} ${spoken(opens)}\u2060–\u2060${spoken(closes)}`;
});

/** `Monday to Saturday 8:00–18:00 and Sunday 9:00–19:00`, for use inside a sentence. */
export const openingHoursText = openingHours.join(' and ');
