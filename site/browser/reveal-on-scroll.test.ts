import { expect, test } from 'vitest';
import { isSeen } from './reveal-on-scroll.ts';

test('C058 a block is seen when 30 % of it is', () => {
  expect(isSeen(119, 400, 800)).toBe(false);
  expect(isSeen(120, 400, 800)).toBe(true);
});

test('A40 a block taller than the window still needs 30 % of its own height', () => {
  expect(isSeen(479, 1600, 800)).toBe(false);
  expect(isSeen(480, 1600, 800)).toBe(true);
});

test('N06 a block of which 30 % cannot fit into the window is seen when it fills 30 % of the window', () => {
  expect(isSeen(239, 4000, 800)).toBe(false);
  expect(isSeen(240, 4000, 800)).toBe(true);
});
