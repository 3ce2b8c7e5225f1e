import { expect, test } from 'vitest';
import { withCampaign } from './campaign.ts';

test.each([
  ['/contact', '?utm_source=google&session=1', '/contact?utm_source=google'],
  ['/contact?service=Plumbing', '?gclid=a%20b', '/contact?service=Plumbing&gclid=a+b'],
  ['/contact?gclid=own', '?gclid=other', '/contact?gclid=own'],
  ['/contact', '?utm_source=', '/contact'],
  ['/contact?service=Plumbing', '', '/contact?service=Plumbing'],
  ['/contact', '?service=Plumbing', '/contact'],
  ['/about', '?utm_source=google', '/about'],
])('a link to %s on a page with the query “%s” becomes %s', (address, search, expected) => {
  expect(withCampaign(address, search)).toBe(expected);
});
