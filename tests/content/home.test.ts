import { expect, test } from 'vitest';
import { homeEntries } from '#content/home-entries.ts';
import { pagePaths } from '#content/paths.ts';
import { redirectFor } from '#content/redirects.ts';

test('C022 C050 C061 entries count from 1, and the address of each leads to a page', () => {
  expect(homeEntries.map(({ id }) => id)).toEqual(homeEntries.map((_, index) => index + 1));
  for (const { href } of homeEntries) expect(pagePaths).toContain(redirectFor(href) ?? href);
});
