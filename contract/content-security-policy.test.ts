import { expect, test } from 'vitest';
import { createContentSecurityPolicy, hashSource } from './content-security-policy.ts';

test('allows inline scripts and styles by their hashes only', () => {
  const policy = createContentSecurityPolicy({ scripts: ['go()', '1'], styles: ['a{}'], providerOrigin: '' });
  expect(policy).toContain(`script-src 'self' ${hashSource('go()')} ${hashSource('1')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`);
  expect(policy).toContain(`connect-src 'self';`);
  expect(policy).not.toMatch(/unsafe/);
});

test('RW11 with a hosted email provider, the policy allows requests and form posts to its origin', () => {
  const policy = createContentSecurityPolicy({ scripts: [], styles: [], providerOrigin: 'https://api.example.com' });
  expect(policy).toContain(`connect-src 'self' https://api.example.com;`);
  expect(policy).toContain(`form-action 'self' https://api.example.com;`);
});
