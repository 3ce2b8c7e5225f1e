import { expect, test } from 'vitest';
import { exampleEnquiry } from '../tests/example-leads.ts';
import { parseLead } from './parse-lead.ts';

const enquiry = { ...exampleEnquiry, name: 'Sara' };

const issuesOf = (change: Partial<typeof enquiry>) => {
  const parsed = parseLead('enquiry', { ...enquiry, ...change });
  return parsed.ok ? [] : Object.keys(parsed.issues);
};

test('accepts a complete enquiry and trims its values', () => {
  expect(parseLead('enquiry', { ...enquiry, name: '  Sara ', phone: ` ${enquiry.phone} ` })).toMatchObject({
    ok: true,
    lead: enquiry,
  });
});

test('C124 reports every empty required field, in the order of the form', () => {
  const parsed = parseLead('enquiry', { datetime: '' });
  expect(parsed.ok ? [] : Object.keys(parsed.issues)).toEqual(['name', 'email', 'phone', 'service_type', 'message']);
  expect(issuesOf({ message: '   ' })).toEqual(['message']);
});

test.each(['sara@example.com', 'sara.o+home@mail.example.co', 'سارة@مثال.إمارات'])(
  'C125 accepts the email address %s',
  (email) => {
    expect(issuesOf({ email })).toEqual([]);
  },
);

test.each([
  'sara',
  'sara@example',
  'sara@',
  '@example.com',
  'sara@exa mple.com',
  'a@b@c.de',
  'sara@example.com;',
  '<sara@example.com>',
])('C125 rejects the email address %s', (email) => {
  expect(issuesOf({ email })).toEqual(['email']);
});

test.each([
  '050 123 4567',
  '+971-50-123-4567',
  '(04) 123.4567',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '1234567',
  '04 123 4567 ext. 12',
  '050 123 4567 / 055 765 4321 (my wife)',
])('C126 accepts the phone number %s', (phone) => {
  expect(issuesOf({ phone })).toEqual([]);
});

test.each(['123456', 'call me', `050 123 4567 ${'x'.repeat(80)}`])('C126 rejects the phone number %s', (phone) => {
  expect(issuesOf({ phone })).toEqual(['phone']);
});

test.each(['\u200e', '\u202a', '\u202e', '\u2066', '\u2069', '\u200b', '\ufeff'])(
  'removes the invisible character %j from email address and phone number',
  (character) => {
    const typed = {
      ...enquiry,
      email: `${character}sara@${character}example.com`,
      phone: `${character}${enquiry.phone}${character}`,
    };
    expect(parseLead('enquiry', typed)).toMatchObject({ ok: true, lead: enquiry });
  },
);

test('keeps the zero-width non-joiner in a Persian name', () => {
  const name = 'مهدی\u200cزاده';
  expect(parseLead('quote', { name, phone: enquiry.phone })).toMatchObject({ lead: { name } });
});

test('C130 accepts a message of 4,000 characters and says how far a longer one has to be shortened', () => {
  expect(issuesOf({ message: 'x'.repeat(4000) })).toEqual([]);
  const message = '4,002 of 4,000 characters: please shorten it by 2';
  expect(parseLead('enquiry', { ...enquiry, message: 'x'.repeat(4002) })).toEqual({ ok: false, issues: { message } });
});

test('a line break counts as one character, also as browsers post it', () => {
  expect(issuesOf({ message: 'a\r\n'.repeat(1500) })).toEqual([]);
});

test('C145 a quote requires name and phone, and drops all other fields', () => {
  expect(parseLead('quote', { ...enquiry })).toEqual({ ok: true, lead: { name: 'Sara', phone: enquiry.phone } });
  const parsed = parseLead('quote', {});
  expect(parsed.ok ? [] : Object.keys(parsed.issues)).toEqual(['name', 'phone']);
});
