import type { Page } from '@playwright/test';
import { servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { expect, expectOnlyErrors, hydrated, markDocument, openHydrated, test } from './test.ts';

/** The browser's message about data that is no longer on the server. */
const missing = /^Failed to load resource.* status of 404/;

/** Opens a page and gives it a version that the server does not have. With Save-Data, no other page is prefetched. */
async function openOldTab(page: Page, path: string) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(path);
  await page.mouse.move(1, 1);
  await hydrated(page);
  await page.evaluate(() => document.getElementById('root')?.setAttribute('data-version', 'older'));
}

test('after its release was removed, a link in an open tab loads the full page', async ({ page, browserErrors }) => {
  await openOldTab(page, '/about');
  const sameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.faqsPage.heading);
  await expect(page).toHaveURL('/faqs');
  await expect(sameDocument()).rejects.toThrow();
  expectOnlyErrors(browserErrors, missing);
});

test('after its release was removed, Enquire Now in an open tab still passes the service', async ({
  page,
  browserErrors,
}) => {
  await openOldTab(page, servicePath('plumbing'));
  await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/contact\?service=Plumbing$/);
  await page.mouse.move(2, 2);
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Plumbing');
  expectOnlyErrors(browserErrors, missing);
});

test('Enquire Now still passes the service if the server answers after the click that it has no data of this version', async ({
  page,
  browserErrors,
}) => {
  const clicked = Promise.withResolvers<void>();
  await page.route('**/assets/data/contact-*', async (route) => {
    await clicked.promise;
    await route.fulfill({ status: 404 });
  });
  const prefetched = page.waitForRequest('**/assets/data/contact-*');
  await openHydrated(page, servicePath('plumbing'));
  await prefetched;
  await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first().click();
  clicked.resolve();
  await expect(page).toHaveURL(/^[^?]*\/contact\?service=Plumbing$/);
  expectOnlyErrors(browserErrors, missing);
});
