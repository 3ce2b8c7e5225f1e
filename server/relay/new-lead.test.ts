import { expect, test } from 'vitest';
import { spamReason } from './new-lead.ts';

test.each([
  ['a filled hidden field', { website_url: 'x' }],
  ['many links', { message: 'http://a https://b www.c' }],
  ['a name that is a link', { name: 'https://a.example' }],
])('%s looks like spam', (_, params) => {
  expect(spamReason(params)).toBeTruthy();
});

test.each([
  ['an empty hidden field', { website_url: '' }],
  ['one link', { message: 'see https://maps.example/home' }],
  ['another script', { name: 'سارة', message: 'المكيف لا يعمل' }],
])('%s does not look like spam', (_, params) => {
  expect(spamReason(params)).toBeUndefined();
});
