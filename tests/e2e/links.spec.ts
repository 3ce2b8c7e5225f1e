import type { Page } from '@playwright/test';
import { privacyPolicyFor } from '#content/legal.ts';
import { expect, hydrated, openHydrated, test } from './test.ts';

const termsData = '/assets/data/terms-and-conditions-';

/** Returns a list to which the paths of all requested page data are added. */
function recordData(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/data/')) paths.push(pathname);
  });
  return paths;
}

const pageTop = (page: Page) => page.getByRole('heading', { level: 1 });

test('prefetches the data of a link once it is in view, and not before', async ({ page }) => {
  await openHydrated(page, '/about');
  const requested = recordData(page);
  const terms = () => requested.filter((path) => path.startsWith(termsData)).length;
  await pageTop(page).click();
  expect(terms()).toBe(0);
  const link = page.getByRole('main').getByRole('link', { name: 'Read the terms' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(terms).toBe(1);
  await link.click();
  await expect(page).toHaveURL('/terms-and-conditions');
  expect(terms()).toBe(1);
});

test('prefetches nothing for links in header and footer', async ({ page }) => {
  await openHydrated(page, '/privacy-policy');
  const requested = recordData(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested).toEqual([]);
});

test('prefetches nothing with Save-Data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/about');
  const terms = page.getByRole('main').getByRole('link', { name: 'Read the terms' });
  await terms.scrollIntoViewIfNeeded();
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const requested = recordData(page);
  await terms.click();
  await expect.poll(() => requested).toEqual([expect.stringContaining(termsData)]);
  await expect(page).toHaveURL('/terms-and-conditions');
});

test('Ctrl+click opens a link in a new tab and leaves the page as it is', async ({ page, context }) => {
  await openHydrated(page, '/faqs');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(pageTop(await opened)).toHaveText(privacyPolicyFor('').heading);
  await expect(page).toHaveURL('/faqs');
});
