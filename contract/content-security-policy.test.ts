import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createContentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

test('the policy allows the own site, and inline scripts and styles by their hashes only', () => {
  const policy = createContentSecurityPolicy({ scripts: ['go()', '1'], styles: ['a{}'], providerOrigin: '' });
  expect(policy.split('; ')).toEqual([
    `default-src 'self'`,
    `img-src 'self' data:`,
    `script-src 'self' ${hashOf('go()')} ${hashOf('1')}`,
    `style-src 'self' ${hashOf('a{}')}`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
  ]);
});

test('RW11 with a hosted email provider, the policy allows requests and form posts to its origin', () => {
  const policy = createContentSecurityPolicy({ scripts: [], styles: [], providerOrigin: 'https://api.example.com' });
  expect(policy).toContain(`connect-src 'self' https://api.example.com;`);
  expect(policy).toContain(`form-action 'self' https://api.example.com;`);
});
