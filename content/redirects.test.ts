import { expect, test } from 'vitest';
import { redirectFor } from './redirects.ts';

test.each(['/services', '/services/', '/services/ac-install', '/services/nope', '/services/plumbing/more'])(
  'C002 C021 C022 %s leads to AC installation',
  (path) => {
    expect(redirectFor(path)).toBe('/services/air-conditioning-installation');
  },
);

test.each(['/services/plumbing', '/services/maintenance-packages', '/', '/servicesx', '/about'])(
  'C004 %s is left alone',
  (path) => {
    expect(redirectFor(path)).toBeUndefined();
  },
);
