import { expect, test } from 'vitest';
import { shouldReveal } from './reveal-on-scroll.ts';

test.each([
  ['C058 a block', 400, 120],
  ['A40 a block taller than the window', 1600, 480],
  ['N06 a block whose 30 % exceed the window, like the window', 4000, 240],
])('%s is in view when 30 %% of it is visible', (_what, height, needed) => {
  expect(shouldReveal(needed - 1, height, 800)).toBe(false);
  expect(shouldReveal(needed, height, 800)).toBe(true);
});
