import { expect, test } from 'vitest';
import { lineOf, phoneKey, replyAddress, textOf } from './plain-text.ts';

test('lineOf removes control characters, direction marks and line breaks', () => {
  expect(lineOf('a\r\nb\tc\u0007\u202Ed\u2028e')).toBe('a b cd e');
});

test('textOf converts any value to text', () => {
  expect([undefined, null, 7, true, { a: [1] }].map((value) => textOf(value))).toEqual([
    '',
    '',
    '7',
    'true',
    '{"a":[1]}',
  ]);
});

test.each(['050 123 4567', '+971 50-123-4567', '00971501234567', '٠٥٠١٢٣٤٥٦٧', '०५० १२३ ४५६७'])(
  '%s has the same key as the phone number 050 123 4567',
  (phone) => {
    expect(phoneKey(phone)).toBe('501234567');
  },
);

test.each(['sara@example.com', 'first.last+tag@mail.example.co.uk', "o'neil@example.com"])(
  'accepts %s as a reply address',
  (address) => {
    expect(replyAddress(address)).toBe(address);
  },
);

test.each([
  'a@b',
  'a@example.com, b@example.com',
  'friends: a@example.com;',
  '"a b"@example.com',
  'Sara <sara@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a..b@example.com',
  'a@-example.com',
  `${'a'.repeat(250)}@example.com`,
  'سارة@example.com',
])('rejects %j as a reply address', (address) => {
  expect(replyAddress(address)).toBeUndefined();
});

test('rejects a reply address that is not a string', () => {
  expect(replyAddress({ address: 'a@example.com' })).toBeUndefined();
  expect(replyAddress(['a@example.com'])).toBeUndefined();
});
