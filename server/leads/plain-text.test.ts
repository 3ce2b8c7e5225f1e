import { expect, test } from 'vitest';
import { lineOf } from '#contract/text.ts';
import { isolated, phoneKey, replyAddress } from './plain-text.ts';

test('lineOf removes control characters, direction marks and line breaks', () => {
  expect(lineOf('a\r\nb\tc\u0007\u202Ed\u2028e')).toBe('a b cd e');
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
  '<sara@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  `${'a'.repeat(250)}@example.com`,
  'سارة@example.com',
])('rejects %j as a reply address', (address) => {
  expect(replyAddress(address)).toBeUndefined();
});

test('each line of a right-to-left text is isolated, and a left-to-right text is unchanged', () => {
  expect(isolated('المكيف LG لا يعمل 3\nSara 2\nسارة 2')).toBe(
    '\u2068المكيف LG لا يعمل 3\u2069\nSara 2\n\u2068سارة 2\u2069',
  );
});
