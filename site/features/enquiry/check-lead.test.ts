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

test.each(['', '2026-11-21T09:05', '2099-01-01T10:00', '12 December, 10:30'])(
  'C129 accepts the time %j',
  (datetime) => {
    expect(issuesOf(datetime).datetime).toBeUndefined();
  },
);

test.each(['2026-11-21T09:04', '2025-12-31T12:00'])('C129 rejects the past time %s', (datetime) => {
  expect(issuesOf(datetime).datetime).toBe('past');
});

test('rejects an incomplete date instead of treating it as empty', () => {
  expect(issuesOf('', { isDatetimeUnreadable: true }).datetime).toBe('unreadable');
});
