import { expect, test } from 'vitest';
import { checkLead } from './check-lead.ts';

const options = {
  texts: { pastTime: 'past', unreadableTime: 'unreadable' },
  now: '2026-11-21T09:05',
  isDatetimeUnreadable: false,
};
const issuesOf = (datetime: string, extra = {}) => {
  const checked = checkLead('enquiry', { datetime }, { ...options, ...extra });
  return checked.ok ? {} : checked.issues;
};

test.each([
  ['', undefined],
  ['2099-01-01T10:00', undefined],
  ['12 December, 10:30', undefined],
  ['2026-11-21T09:05', undefined],
  ['2026-11-21T09:04', 'past'],
])('C129 only a past time has a problem: %j', (datetime, problem) => {
  expect(issuesOf(datetime).datetime).toBe(problem);
});

test('rejects an incomplete date instead of treating it as empty', () => {
  expect(issuesOf('', { isDatetimeUnreadable: true }).datetime).toBe('unreadable');
});
