import * as v from 'valibot';
import { expect, test } from 'vitest';
import { businessFile, type HoursTable } from './model/business.ts';
import { type SpokenHours, shiftsOf, spokenHours, weekOf } from './spoken-hours.ts';

/** `days` contains the hours of seven days, starting with Monday. */
function table(days: readonly string[], holidays?: string): HoursTable {
  const [monday = '', tuesday = '', wednesday = '', thursday = '', friday = '', saturday = '', sunday = ''] = days;
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday, ...(holidays && { holidays }) };
}

const day = '08:00–18:00';
const split = '08:00–13:00, 16:00–20:00';
const closed = 'closed';

type Said = Pick<SpokenHours, 'insideSentence' | 'daysAWeek'> & { sentences: string };
type Pattern = [name: string, table: HoursTable, said: Said];

/** The expected texts. A person has read each aloud in the sentences where the site uses it. */
const patterns: Pattern[] = [
  [
    'the hours of the specification',
    table([day, day, day, day, day, day, '09:00–19:00']),
    {
      insideSentence: 'Monday to Saturday 8:00–18:00 and Sunday 9:00–19:00',
      sentences: 'Monday to Saturday 8:00–18:00. Sunday 9:00–19:00',
      daysAWeek: '7 days a week',
    },
  ],
  [
    'the same hours on all days',
    table([day, day, day, day, day, day, day]),
    {
      insideSentence: 'Monday to Sunday 8:00–18:00',
      sentences: 'Monday to Sunday 8:00–18:00',
      daysAWeek: '7 days a week',
    },
  ],
  [
    'closed on Sunday',
    table([day, day, day, day, day, day, closed]),
    {
      insideSentence: 'Monday to Saturday 8:00–18:00',
      sentences: 'Monday to Saturday 8:00–18:00. Closed on Sunday',
      daysAWeek: '6 days a week',
    },
  ],
  [
    'a gap in the week',
    table([day, day, closed, day, day, day, '09:00–19:00']),
    {
      insideSentence: 'Monday, Tuesday and Thursday to Saturday 8:00–18:00; Sunday 9:00–19:00',
      sentences: 'Monday, Tuesday and Thursday to Saturday 8:00–18:00. Sunday 9:00–19:00. Closed on Wednesday',
      daysAWeek: '6 days a week',
    },
  ],
  [
    'closed on Friday: a range that wraps past Sunday',
    table([day, day, day, day, closed, day, day]),
    {
      insideSentence: 'Saturday to Thursday 8:00–18:00',
      sentences: 'Saturday to Thursday 8:00–18:00. Closed on Friday',
      daysAWeek: '6 days a week',
    },
  ],
  [
    'a weekend of two days',
    table([day, day, day, day, day, closed, closed]),
    {
      insideSentence: 'Monday to Friday 8:00–18:00',
      sentences: 'Monday to Friday 8:00–18:00. Closed on Saturday and Sunday',
      daysAWeek: '5 days a week',
    },
  ],
  [
    'two shifts',
    table([split, split, split, split, split, split, closed]),
    {
      insideSentence: 'Monday to Saturday 8:00–13:00 and 16:00–20:00',
      sentences: 'Monday to Saturday 8:00–13:00 and 16:00–20:00. Closed on Sunday',
      daysAWeek: '6 days a week',
    },
  ],
  [
    'two shifts on some days',
    table([split, split, split, split, '08:00–12:00', closed, closed]),
    {
      insideSentence: 'Monday to Thursday 8:00–13:00 and 16:00–20:00; Friday 8:00–12:00',
      sentences: 'Monday to Thursday 8:00–13:00 and 16:00–20:00. Friday 8:00–12:00. Closed on Saturday and Sunday',
      daysAWeek: '5 days a week',
    },
  ],
  [
    'a short Friday',
    table([day, day, day, day, '08:00–12:00', day, day]),
    {
      insideSentence: 'Saturday to Thursday 8:00–18:00 and Friday 8:00–12:00',
      sentences: 'Saturday to Thursday 8:00–18:00. Friday 8:00–12:00',
      daysAWeek: '7 days a week',
    },
  ],
  [
    'three different days',
    table([day, day, day, day, '08:00–12:00', '09:00–13:00', closed]),
    {
      insideSentence: 'Monday to Thursday 8:00–18:00, Friday 8:00–12:00 and Saturday 9:00–13:00',
      sentences: 'Monday to Thursday 8:00–18:00. Friday 8:00–12:00. Saturday 9:00–13:00. Closed on Sunday',
      daysAWeek: '6 days a week',
    },
  ],
  [
    'every second day',
    table([day, closed, day, closed, day, closed, closed]),
    {
      insideSentence: 'Monday, Wednesday and Friday 8:00–18:00',
      sentences: 'Monday, Wednesday and Friday 8:00–18:00. Closed on Tuesday, Thursday, Saturday and Sunday',
      daysAWeek: '3 days a week',
    },
  ],
  [
    'one day',
    table([closed, closed, closed, closed, closed, '10:00–16:00', closed]),
    {
      insideSentence: 'Saturday 10:00–16:00',
      sentences: 'Saturday 10:00–16:00. Closed Sunday to Friday',
      daysAWeek: 'one day a week',
    },
  ],
  [
    'a weekend only',
    table([closed, closed, closed, closed, closed, day, day]),
    {
      insideSentence: 'Saturday and Sunday 8:00–18:00',
      sentences: 'Saturday and Sunday 8:00–18:00. Closed Monday to Friday',
      daysAWeek: '2 days a week',
    },
  ],
  [
    'other hours at the weekend',
    table([day, day, day, day, day, '10:00–16:00', '10:00–16:00']),
    {
      insideSentence: 'Monday to Friday 8:00–18:00; Saturday and Sunday 10:00–16:00',
      sentences: 'Monday to Friday 8:00–18:00. Saturday and Sunday 10:00–16:00',
      daysAWeek: '7 days a week',
    },
  ],
  [
    'around the clock',
    table(Array(7).fill('00:00–24:00')),
    {
      insideSentence: 'Monday to Sunday around the clock',
      sentences: 'Monday to Sunday around the clock',
      daysAWeek: '7 days a week',
    },
  ],
  [
    'until midnight',
    table([day, day, day, '16:00–24:00', '16:00–24:00', '16:00–24:00', closed]),
    {
      insideSentence: 'Monday to Wednesday 8:00–18:00 and Thursday to Saturday 16:00–24:00',
      sentences: 'Monday to Wednesday 8:00–18:00. Thursday to Saturday 16:00–24:00. Closed on Sunday',
      daysAWeek: '6 days a week',
    },
  ],
  [
    'half hours and noon',
    table(['07:30–12:00', '07:30–12:00', '07:30–12:00', '07:30–12:00', '07:30–12:00', closed, closed]),
    {
      insideSentence: 'Monday to Friday 7:30–12:00',
      sentences: 'Monday to Friday 7:30–12:00. Closed on Saturday and Sunday',
      daysAWeek: '5 days a week',
    },
  ],
  [
    'typed with hyphens, without zeros and with capitals',
    table(['8:00-18:00', '8:00 - 18:00', '08:00–18:00', '8:00–18:00', '8:00-18:00', 'Closed', ' closed ']),
    {
      insideSentence: 'Monday to Friday 8:00–18:00',
      sentences: 'Monday to Friday 8:00–18:00. Closed on Saturday and Sunday',
      daysAWeek: '5 days a week',
    },
  ],
  [
    'closed on public holidays',
    table([day, day, day, day, day, day, '09:00–19:00'], 'closed on public holidays'),
    {
      insideSentence: 'Monday to Saturday 8:00–18:00 and Sunday 9:00–19:00 (closed on public holidays)',
      sentences: 'Monday to Saturday 8:00–18:00. Sunday 9:00–19:00. Closed on public holidays',
      daysAWeek: '7 days a week',
    },
  ],
  [
    'short hours on public holidays, and a gap',
    table([day, closed, day, day, day, day, day], '9:00–13:00 on public holidays'),
    {
      insideSentence: 'Wednesday to Monday 8:00–18:00 (9:00–13:00 on public holidays)',
      sentences: 'Wednesday to Monday 8:00–18:00. Closed on Tuesday. 9:00–13:00 on public holidays',
      daysAWeek: '6 days a week',
    },
  ],
];

test.each(patterns)('C121 opening hours in words: %s', (_, week, said) => {
  const { lines, insideSentence, daysAWeek } = spokenHours(week);
  const plain = (text: string) => text.replaceAll('\u2060', '');
  expect({ insideSentence: plain(insideSentence), sentences: plain(lines.join('. ')), daysAWeek }).toEqual(said);
});

test('C121 days with the same shift share one entry of the structured data', () => {
  expect(shiftsOf(weekOf(table([split, split, closed, day, day, closed, closed])))).toEqual([
    { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '13:00' },
    { days: ['Monday', 'Tuesday'], opens: '16:00', closes: '20:00' },
    { days: ['Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  ]);
});

test.each([
  ['20:00–18:00', 'closes at 18:00, though it opens at 20:00'],
  ['08:00–08:00', 'closes at 08:00, though it opens at 08:00'],
  ['08:00–14:00, 13:00–20:00', 'has shifts that overlap or touch'],
  ['16:00–20:00, 08:00–13:00', 'has shifts that overlap or touch'],
  ['08:00–25:00', 'is “08:00–25:00”, but should be hours like'],
  ['08:60–18:00', 'is “08:60–18:00”, but should be hours like'],
  ['8–18', 'is “8–18”, but should be hours like'],
  ['open', 'is “open”, but should be hours like'],
  ['', 'is empty: write hours'],
  ['06:00–08:00, 09:00–11:00, 12:00–14:00, 15:00–17:00', 'has 4 shifts, and there is room for 3'],
])('invalid opening hours are rejected with a reason: %s', (hours, reason) => {
  const issues = v.safeParse(businessFile.entries.hours, table([hours, day, day, day, day, day, day])).issues;
  expect(issues?.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
});

test('a week that is closed on every day is rejected', () => {
  const { issues } = v.safeParse(businessFile.entries.hours, table(Array(7).fill(closed)));
  expect(issues?.[0].message).toContain('closed on every day');
});
