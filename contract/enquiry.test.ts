import { expect, test } from 'vitest';
import { parseLead } from './enquiry.ts';

const enquiry = {
  name: 'Sara',
  email: 'sara@example.com',
  phone: '+971 50 123 4567',
  service_type: 'Plumbing',
  datetime: '',
  message: 'A leak.',
};

const issuesOf = (change: Partial<typeof enquiry>) => {
  const parsed = parseLead('enquiry', { ...enquiry, ...change });
  return parsed.ok ? [] : Object.keys(parsed.issues);
};

test('a complete enquiry passes, trimmed and otherwise as it was typed', () => {
  expect(parseLead('enquiry', { ...enquiry, name: '  Sara ' })).toEqual({ ok: true, lead: enquiry });
});

test('C124 C127 each required field is missed by name, in the order of the form', () => {
  const parsed = parseLead('enquiry', { datetime: '' });
  expect(parsed.ok ? [] : Object.keys(parsed.issues)).toEqual(['name', 'email', 'phone', 'service_type', 'message']);
  expect(issuesOf({ message: '   ' })).toEqual(['message']);
});

test.each(['sara@example.com', 'sara.o+home@mail.example.co', 'سارة@مثال.إمارات'])('C125 %s is an address', (email) => {
  expect(issuesOf({ email })).toEqual([]);
});

test.each(['sara', 'sara@example', 'sara@', '@example.com', 'sara@exa mple.com', 'a@b@c.de'])(
  'C125 %s is not an address',
  (email) => {
    expect(issuesOf({ email })).toEqual(['email']);
  },
);

test.each([
  '050 123 4567',
  '+971-50-123-4567',
  '00971501234567',
  '(04) 123.4567',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '1234567',
  '123456789012345',
])('C126 %s is a number as people write it', (phone) => {
  expect(issuesOf({ phone })).toEqual([]);
});

test.each(['123456', '1234567890123456', 'call me', '050 CALL NOW'])('C126 %s cannot be a number', (phone) => {
  expect(issuesOf({ phone })).toEqual(['phone']);
});

test('C130 long but reasonable texts pass, a flood is refused', () => {
  expect(issuesOf({ message: 'x'.repeat(4000) })).toEqual([]);
  expect(issuesOf({ message: 'x'.repeat(4001) })).toEqual(['message']);
});

test('C145 a quote needs a name and a phone, and keeps nothing else', () => {
  expect(parseLead('quote', { ...enquiry })).toEqual({ ok: true, lead: { name: 'Sara', phone: enquiry.phone } });
  const parsed = parseLead('quote', {});
  expect(parsed.ok ? [] : Object.keys(parsed.issues)).toEqual(['name', 'phone']);
});
