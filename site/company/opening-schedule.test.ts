import { expect, test } from 'vitest';
import type { OpeningHours } from '#content/model/business.ts';
import { openingSchedule } from './opening-schedule.ts';

const texts = {
  open: 'until {time}',
  today: 'from {time}',
  tomorrow: 'tomorrow {time}',
  later: '{day} {time}',
  always: 'always',
};

test('a schedule has one line for each time at which the sentence changes', () => {
  const hours: OpeningHours[] = [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:30' }];
  expect(openingSchedule(hours, texts).split('\n')).toEqual([
    '0 tomorrow 8:00',
    '1440 from 8:00',
    '1920 until 18:30',
    '2550 tomorrow 8:00',
    '2880 from 8:00',
    '3360 until 18:30',
    '3990 Monday 8:00',
  ]);
});

test('a schedule without hours has one line', () => {
  expect(openingSchedule([], texts)).toBe('0 always');
});
