import { expect, test } from 'vitest';
import { redirectFor } from './redirects.ts';

test.each(['/services', '/services/', '/services/ac-install', '/services/nope', '/services/%', '/services/Plumbing'])(
  'C022 %s redirects to AC installation',
  (path) => {
    expect(redirectFor(path), 'C002').toBe('/services/air-conditioning-installation');
  },
);

test.each([
  '/services/plumbing',
  '/services/maintenance-packages',
  '/services/plumbing/more',
  '/services/nope/more',
  '/',
  '/servicesx',
  '/about',
])('C010 %s is not redirected', (path) => {
  expect(redirectFor(path)).toBeUndefined();
});
