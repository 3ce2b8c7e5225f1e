import { expect, test } from 'vitest';
import { checkLead } from './check-lead.ts';

const typed = {
  name: 'Sara',
  email: 'sara@example.com',
  phone: '050 123 4567',
  service_type: 'Plumbing',
  datetime: '',
  message: 'A leak.',
};
const now = new Date(2026, 10, 21, 9, 5, 40);
const options = {
  texts: { pastTime: 'past', farTime: 'far', unreadableTime: 'unreadable' },
  now,
  isDatetimeUnreadable: false,
};
const issuesOf = (change: Partial<typeof typed>, extra = {}) => {
  const checked = checkLead('enquiry', { ...typed, ...change }, { ...options, ...extra });
  return checked.ok ? {} : checked.issues;
};

test.each(['', '2026-11-21T09:05', '2026-11-21T09:06', '2027-11-21T09:05', '12 December, 10:30'])(
  'C129 %j may be sent',
  (datetime) => {
    expect(issuesOf({ datetime })).toEqual({});
  },
);

test.each(['2026-11-21T09:04', '2026-11-20T23:59', '2025-12-31T12:00'])('C129 %s is past', (datetime) => {
  expect(issuesOf({ datetime })).toEqual({ datetime: 'past 09:05' });
});

test.each(['2027-11-21T09:06', '2099-01-01T10:00'])('%s is too far ahead', (datetime) => {
  expect(issuesOf({ datetime })).toEqual({ datetime: 'far' });
});

test('an incomplete date is not treated as empty', () => {
  expect(issuesOf({}, { isDatetimeUnreadable: true })).toEqual({ datetime: 'unreadable' });
});

test('lists all problems in the order of the form', () => {
  expect(Object.keys(issuesOf({ name: '', datetime: '2026-11-20T10:00', message: '' }))).toEqual([
    'name',
    'datetime',
    'message',
  ]);
});
