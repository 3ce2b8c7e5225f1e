import { expect, test } from 'vitest';
import { landingLabel } from './landing-label.ts';

test.each([
  ['/painting-services', 'Painters'],
  ['/ac-maintenance-services', 'Electricians'],
  ['/hvac-maintenance-services', 'Electricians'],
  ['/ac-cleaning-services', 'Electricians'],
  ['/water-tank-services', 'Plumbers'],
  // "ac" inside a word is not the trade.
  ['/place-of-work', 'Plumbers'],
])('C017 %s is answered by %s', (path, label) => {
  expect(landingLabel(path)).toBe(label);
});
