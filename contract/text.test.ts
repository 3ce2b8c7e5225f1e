import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

test('text from visitors is trimmed and keeps its line breaks, but no tabs, direction or control characters', () => {
  expect(cleanText(' a\u0007\tb\r\nc\u202E\rd ')).toBe('a b\nc\nd');
  expect(cleanLine(' a \r\n\t b')).toBe('a b');
});
