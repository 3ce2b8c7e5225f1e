import { expect, test } from 'vitest';
import type { OpeningHours } from '#content/model/business.ts';
import { forms } from '#contract/form-fields.ts';
import { checkLead } from './check-lead.ts';

const now = new Date(2026, 10, 21, 9, 5, 40);
const options = {
  texts: { pastTime: 'past', farTime: 'far', unreadableTime: 'unreadable' },
  hours: [{ days: ['Saturday', 'Sunday'], opens: '09:00', closes: '18:00' }] satisfies OpeningHours[],
  now,
  isDatetimeUnreadable: false,
};
const issuesOf = (datetime: string, extra = {}) => {
  const checked = checkLead('enquiry', { datetime }, { ...options, ...extra });
  return checked.ok ? {} : checked.issues;
};

test.each(['', '2026-11-21T09:05', '2026-11-21T09:06', '2027-11-21T09:05', '12 December, 10:30'])(
  'C129 accepts the time %j',
  (datetime) => {
    expect(issuesOf(datetime).datetime).toBeUndefined();
  },
);

test.each(['2026-11-21T09:04', '2026-11-20T23:59', '2025-12-31T12:00'])('C129 rejects the past time %s', (datetime) => {
  expect(issuesOf(datetime).datetime).toBe('past Saturday 21 November, 9:05');
});

test('names the next opening instead of a past time, if the office is closed now', () => {
  const evening = { now: new Date(2026, 10, 21, 23, 0) };
  expect(issuesOf('2026-11-21T22:59', evening).datetime).toBe('past Sunday 22 November, 9:00');
});

test.each(['2027-11-21T09:06', '2099-01-01T10:00'])('rejects the time %s, more than a year ahead', (datetime) => {
  expect(issuesOf(datetime).datetime).toBe('far');
});

test('rejects an incomplete date instead of treating it as empty', () => {
  expect(issuesOf('', { isDatetimeUnreadable: true }).datetime).toBe('unreadable');
});

test('lists all problems in the order of the form', () => {
  const fields = Object.keys(issuesOf('2026-11-20T10:00'));
  expect(fields).toEqual(expect.arrayContaining(['name', 'datetime', 'message']));
  expect(fields).toEqual(forms.enquiry.filter((name) => fields.includes(name)));
});
