import { expect, test } from 'vitest';
import { landingPhoneLabel } from './landing-phone-label.ts';

test.each([
  ['/painting-services', 'Painters'],
  ['/ac-maintenance-services', 'Electricians'],
  ['/hvac-maintenance-services', 'Electricians'],
  ['/ac-cleaning-services', 'Electricians'],
  ['/water-tank-services', 'Plumbers'],
  // This path contains "ac" only inside a word.
  ['/place-of-work', 'Plumbers'],
])('C017 the call label of %s is %s', (path, label) => {
  expect(landingPhoneLabel(path)).toBe(label);
});
