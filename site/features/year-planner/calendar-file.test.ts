import { expect, test } from 'vitest';
import { type CalendarEntry, createCalendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  day: new Date(Date.UTC(2026, 11, 31)),
  summary: 'AC service, 3\u00a0units',
  description: 'First line\nsecond; with \\ and a comma, too',
  url: 'https://www.ghaf-home.example/contact',
};
const fileOf = (one: CalendarEntry) =>
  createCalendarFile({ product: 'Ghaf', entries: [one], now: new Date('2026-11-21T08:30:05.123Z') });

test('N09 the calendar file follows RFC 5545: version, product, id, time in UTC, whole days, escaped text', () => {
  expect(fileOf(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ghaf//Year of maintenance//EN',
    'BEGIN:VEVENT',
    'UID:1795249805123-0@www.ghaf-home.example',
    'DTSTAMP:20261121T083005Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:AC service\\, 3\u00a0units',
    'DESCRIPTION:First line\\nsecond\\; with \\\\ and a comma\\, too',
    'URL:https://www.ghaf-home.example/contact',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('N09 no line of the calendar file is longer than 75 octets, and unfolding restores the text', () => {
  const summary = 'خدمة المكيف '.repeat(20).trim();
  const folded = fileOf({ ...entry, summary });
  const octets = folded.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(folded.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});
