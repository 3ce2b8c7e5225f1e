import { expect, test } from 'vitest';
import { secondsToPass } from './marquee.tsx';

test('C176 a row of 1000 pixels passes in 50 seconds: 20 pixels per second', () => {
  expect(secondsToPass(1000)).toBe(50);
});
