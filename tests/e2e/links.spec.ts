import type { Page } from '@playwright/test';
import { privacyPolicyFor } from '#content/legal.ts';
import { expect, hydrated, markDocument, openHydrated, test } from './test.ts';

const dataAhead = (page: Page) => page.locator('link[rel=prefetch][as=fetch]');
const pageTop = (page: Page) => page.getByRole('heading', { level: 1 });

test('what a link in view leads to is fetched ahead, and nothing for those out of view', async ({ page }) => {
  await openHydrated(page, '/about');
  const terms = page.locator('link[rel=prefetch][href^="/terms-and-conditions.data"]');
  await expect(terms).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Read the terms' }).scrollIntoViewIfNeeded();
  await expect(terms).toBeAttached();
  await pageTop(page).scrollIntoViewIfNeeded();
  await expect(terms).toHaveCount(0);
});

test('header and footer, which lead everywhere, fetch nothing ahead', async ({ page }) => {
  await openHydrated(page, '/privacy-policy');
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(dataAhead(page)).toHaveCount(0);
});

test('with Save-Data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/about');
  const arrived = page.waitForResponse(/terms-and-conditions\.data/);
  const terms = page.getByRole('main').getByRole('link', { name: 'Read the terms' });
  await terms.scrollIntoViewIfNeeded();
  await hydrated(page);
  await expect(dataAhead(page)).toHaveCount(0);
  await terms.click();
  await arrived;
  await expect(page).toHaveURL('/terms-and-conditions');
});

test('a link opened in a new tab is left to the browser', async ({ page, context }) => {
  await openHydrated(page, '/faqs');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(pageTop(await opened)).toHaveText(privacyPolicyFor('').heading);
  await expect(page).toHaveURL('/faqs');
});

test('a link to the page that is open adds nothing to the history', async ({ page }) => {
  await openHydrated(page, '/faqs');
  const sameDocument = await markDocument(page);
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  expect(await length()).toBe(before);
  await sameDocument();
});
