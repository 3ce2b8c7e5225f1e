import { expect, test } from 'vitest';
import type { OpeningHours, Shift } from '#content/hours.ts';
import { openingHoursSentenceAt } from '../browser/opening-hours-sentence.ts';
import { createOpeningHoursSchedule } from './opening-hours-schedule.ts';

const texts = { open: 'until {time}', today: 'from {time}', tomorrow: 'tomorrow {time}', later: '{day} {time}' };
const closed: Shift[] = [];
const day: Shift[] = [{ opens: '08:00', closes: '18:00' }];
const split: Shift[] = [
  { opens: '08:00', closes: '12:00' },
  { opens: '14:00', closes: '24:00' },
];
/** These days are 16 to 22 November 2026. */
const week: OpeningHours = {
  Monday: day,
  Tuesday: day,
  Wednesday: split,
  Thursday: closed,
  Friday: closed,
  Saturday: day,
  Sunday: [{ opens: '09:30', closes: '19:00' }],
};

test.each([
  ['16T07:59:59', 'from 8:00'],
  ['16T08:00', 'until 18:00'],
  ['16T17:59', 'until 18:00'],
  ['16T18:00', 'tomorrow 8:00'],
  ['18T00:00', 'from 8:00'],
  ['18T12:30', 'from 14:00'],
  ['18T23:59', 'until 24:00'],
  ['19T12:00', 'Saturday 8:00'],
  ['20T09:00', 'tomorrow 8:00'],
  ['21T20:00', 'tomorrow 9:30'],
  ['22T09:29', 'from 9:30'],
  ['22T18:59', 'until 19:00'],
  ['22T19:00', 'tomorrow 8:00'],
])('C121 the sentence about opening hours on November %s in Dubai', (time, sentence) => {
  const schedule = createOpeningHoursSchedule(week, 4, texts);
  const [, text, isClosed = false] = openingHoursSentenceAt(schedule, Date.parse(`2026-11-${time}+04:00`));
  expect(text).toBe(sentence);
  expect(isClosed).toBe(!sentence.startsWith('until'));
});
