import * as v from 'valibot';
import { expect, test } from 'vitest';
import { business } from './business.ts';
import { hoursInWords, weekdays } from './hours.ts';
import { weekHours } from './model/hours.ts';

const day = '08:00–18:00';
const split = '08:00–13:00, 16:00–20:00';

/** `days` contains the hours of Monday to Sunday. A missing day is closed. */
const fields = (days: readonly string[]) =>
  Object.fromEntries(weekdays.map((name, index) => [name, days[index] ?? 'closed']));

test.each([
  {
    week: [day, day, day, day, day, day, '09:00–19:00'],
    insideSentence: 'Monday to Saturday 8:00–18:00 and Sunday 9:00–19:00',
    sentences: 'Monday to Saturday 8:00–18:00. Sunday 9:00–19:00',
    daysAWeek: '7 days a week',
  },
  {
    week: [day, day, 'closed', day, day, day, '09:00–19:00'],
    insideSentence: 'Monday and Tuesday 8:00–18:00; Thursday to Saturday 8:00–18:00; Sunday 9:00–19:00',
    sentences: 'Monday and Tuesday 8:00–18:00. Closed on Wednesday. Thursday to Saturday 8:00–18:00. Sunday 9:00–19:00',
    daysAWeek: '6 days a week',
  },
  {
    week: [split, split, split, split, '8:00 - 12:00'],
    insideSentence: 'Monday to Thursday 8:00–13:00 and 16:00–20:00; Friday 8:00–12:00',
    sentences: 'Monday to Thursday 8:00–13:00 and 16:00–20:00. Friday 8:00–12:00. Closed on Saturday and Sunday',
    daysAWeek: '5 days a week',
  },
  {
    week: ['closed', 'closed', 'closed', 'closed', 'closed', '00:00–24:00'],
    insideSentence: 'Saturday around the clock',
    sentences: 'Closed Monday to Friday. Saturday around the clock. Closed on Sunday',
    daysAWeek: 'one day a week',
  },
])('C121 opening hours in words: $sentences', ({ week, ...words }) => {
  const { lines, insideSentence, daysAWeek } = hoursInWords(v.parse(weekHours, fields(week)));
  const plain = (text: string) => text.replaceAll('\u2060', '');
  expect({ insideSentence: plain(insideSentence), sentences: plain(lines.join('. ')), daysAWeek }).toEqual(words);
});

test('C121 hours on public holidays follow the hours of the week', () => {
  const week = v.parse(weekHours, fields(Array(7).fill('00:00–24:00')));
  const { lines, insideSentence } = hoursInWords(week, 'closed on public holidays');
  expect(lines).toEqual(['Monday to Sunday around the clock', 'Closed on public holidays']);
  expect(insideSentence).toBe('Monday to Sunday around the clock (closed on public holidays)');
});

test.each([
  ['20:00–18:00', 'closes at 18:00, though it opens at 20:00'],
  ['08:00–14:00, 13:00–20:00', 'has shifts that overlap or touch'],
  ['08:00–25:00', 'is “08:00–25:00”, but should be hours like'],
  ['', 'is empty: write hours'],
  ['06:00–08:00, 09:00–11:00, 12:00–14:00, 15:00–17:00', 'has 4 shifts, and there is room for 3'],
])('invalid opening hours are rejected with a reason: %s', (hours, reason) => {
  const { issues } = v.safeParse(weekHours, fields([hours, day]));
  expect(issues?.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
});

test('a week that is closed on every day is rejected', () => {
  expect(v.safeParse(weekHours, fields([])).issues?.[0].message).toContain('closed on every day');
});

test('the UTC offset matches the time zone in winter and in summer', () => {
  const { timeZone, utcOffsetHours } = business;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  for (const month of [0, 6]) {
    const parts = clock.formatToParts(Date.UTC(2026, month));
    expect(parts.find(({ type }) => type === 'timeZoneName')?.value).toBe(`GMT+0${utcOffsetHours}:00`);
  }
});
