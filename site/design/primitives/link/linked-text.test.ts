import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

test('a link to a phone number does not dial the 24/7 that follows it', () => {
  const text = '+971 4 000 0000 24/7';
  expect(JSON.stringify(LinkedText({ text }))).toContain('"tel:+97140000000"');
});
