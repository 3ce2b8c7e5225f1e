import { expect, test } from 'vitest';
import { isSeen } from './reveal-on-scroll.ts';

test('C058 N06 a block is seen when 30 % of it is', () => {
  expect(isSeen(119, 400, 800)).toBe(false);
  expect(isSeen(120, 400, 800)).toBe(true);
});

test('N06 a block much taller than the window is seen when it fills 30 % of the window', () => {
  expect(isSeen(239, 4000, 800)).toBe(false);
  expect(isSeen(240, 4000, 800)).toBe(true);
});
