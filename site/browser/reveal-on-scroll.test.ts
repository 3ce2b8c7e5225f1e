import { expect, test } from 'vitest';
import { isInView } from './reveal-on-scroll.ts';

test('C058 a block is in view when 30 % of it is visible', () => {
  expect(isInView(119, 400, 800)).toBe(false);
  expect(isInView(120, 400, 800)).toBe(true);
});

test('A40 a block taller than the window is in view when 30 % of its height is visible', () => {
  expect(isInView(479, 1600, 800)).toBe(false);
  expect(isInView(480, 1600, 800)).toBe(true);
});

test('N06 a block whose 30 % exceed the window is in view when it fills 30 % of the window', () => {
  expect(isInView(239, 4000, 800)).toBe(false);
  expect(isInView(240, 4000, 800)).toBe(true);
});
