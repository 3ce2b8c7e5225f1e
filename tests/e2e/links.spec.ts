import type { Page } from '@playwright/test';
import { expect, footerLink, jumpTo, menuButton, openHydrated, test } from './test.ts';

/** Returns a list to which the names of all requested page data are added. */
function recordData(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = new URL(request.url()).pathname.match(/^\/assets\/data\/(.*)-[\w-]{8}\.json$/) ?? [];
    if (name) names.push(name);
  });
  return names;
}

const termsLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Read the terms' });

test('a link in the main part is prefetched once the page is quiet, unless the visitor only scrolls past it; one in the footer when the pointer reaches it', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-24T10:00' });
  await openHydrated(page, '/about');
  // Only `runFor` moves the time, so that a slow browser does not count as a visitor who stays.
  await page.clock.pauseAt('2026-11-24T11:00');
  const requested = recordData(page);
  await termsLink(page).scrollIntoViewIfNeeded();
  await expect(termsLink(page)).toBeInViewport({ ratio: 0.5 });
  await jumpTo(page, 0);
  await expect(termsLink(page)).not.toBeInViewport();
  await page.clock.runFor(2000);
  expect(requested).not.toContain('terms-and-conditions');
  await termsLink(page).scrollIntoViewIfNeeded();
  await expect.poll(() => page.clock.runFor(500).then(() => requested)).toContain('terms-and-conditions');
  expect(requested).not.toContain('faqs');
  await footerLink(page, 'FAQs').hover();
  await expect.poll(() => page.clock.runFor(500).then(() => requested)).toContain('faqs');
  await termsLink(page).click();
  await expect(page).toHaveURL('/terms-and-conditions');
  expect(requested.filter((name) => name === 'terms-and-conditions')).toHaveLength(1);
});

test('the links of a phone’s menu are prefetched while it is open', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/about');
  const requested = recordData(page);
  await menuButton(page).click();
  await expect.poll(() => requested).toContain('faqs');
});
