import { expect, test } from 'vitest';
import { cleanLine, cleanText, toAsciiDigits } from './text.ts';

test('text from visitors is trimmed and keeps its line breaks, but no tabs, direction or control characters', () => {
  expect(cleanText(' a\u0007\tb\r\nc\u202E\rd ')).toBe('a b\nc\nd');
  expect(cleanLine(' a \r\n\t b')).toBe('a b');
});

test('digits of other scripts and of styled text become ASCII digits', () => {
  expect(toAsciiDigits('٠٥٠ 𝟬𝟱𝟬 𝟎𝟓𝟎 ０５０')).toBe('050 050 050 050');
});
