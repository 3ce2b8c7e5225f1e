import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

test('C031 a page without a sharing card is an error that says what to run', () => {
  expect(() => pageMeta({ words: { title: 'T', description: 'D' }, path: '/no-such-page' })).toThrow(
    "Run 'npm run images'",
  );
});
