import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  day: new Date(Date.UTC(2026, 11, 31)),
  summary: 'AC service, 3\u00a0units',
  description: 'First line\nsecond; with \\ and a comma, too',
  url: 'https://www.ghaf-home.example/services/maintenance-packages',
  uid: '20261231-acService@www.ghaf-home.example',
};
const file = calendarFile({ product: 'Ghaf', entries: [entry], now: new Date('2026-11-21T08:30:05.123Z') });
const lines = file.split('\r\n');

describe('N09 the calendar file follows RFC 5545', () => {
  test('§3.1 every line ends with CRLF, the last one too', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('§3.1 no line is longer than 75 octets, and unfolding restores the text', () => {
    const summary = 'خدمة المكيف '.repeat(20).trim();
    const folded = calendarFile({ product: 'Ghaf', entries: [{ ...entry, summary }], now: new Date(0) });
    const octets = folded.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  });

  test('§3.6 a calendar has a version and a product', () => {
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ghaf//Year of maintenance//EN']);
  });

  test('§3.6.1 an entry has an id, a timestamp in UTC and an address, and lasts one whole day', () => {
    expect(lines).toContain('UID:20261231-acService@www.ghaf-home.example');
    expect(lines).toContain('DTSTAMP:20261121T083005Z');
    expect(file.replaceAll('\r\n ', '')).toContain(
      'URL:https://www.ghaf-home.example/services/maintenance-packages\r\n',
    );
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  });

  test('§3.3.11 commas, semicolons, backslashes and line ends are escaped', () => {
    expect(file.replaceAll('\r\n ', '')).toContain('DESCRIPTION:First line\\nsecond\\; with \\\\ and a comma\\, too');
  });
});
