import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { expect, expectAccessible, expectOnlyErrors, markDocument, openHydrated, test } from './test.ts';

const message = (page: Page) => page.getByLabel('Message', { exact: true });

async function expectNotLoaded(page: Page) {
  await expect(page.getByRole('heading', { name: texts.notLoaded.heading })).toBeFocused();
  await expect(page.getByRole('link', { name: /Call/ })).toHaveAttribute('href', `tel:${business.phone.dial}`);
}

test('N02 a link followed without a network shows a message; back online, the typed text is kept and the link works', async ({
  page,
  context,
  browserErrors,
}) => {
  await openHydrated(page, '/contact');
  await message(page).fill('The kitchen tap drips.');
  await context.setOffline(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.click();
  await expectNotLoaded(page);
  await expect(page).toHaveURL('/about');
  await expectAccessible(page);
  await context.setOffline(false);
  await page.goBack();
  await expect(message(page)).toHaveValue('The kitchen tap drips.');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.about.heading })).toBeVisible();
  expectOnlyErrors(browserErrors, /ERR_INTERNET_DISCONNECTED/, /^TypeError: Failed to fetch/);
});

test('N02 a prefetch that fails does not reload the page, and keeps the typed text', async ({
  page,
  browserErrors,
}) => {
  await openHydrated(page, '/contact');
  const sameDocument = await markDocument(page);
  await message(page).fill('The kitchen tap drips.');
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).hover();
  await failed;
  await expect(message(page)).toHaveValue('The kitchen tap drips.');
  await sameDocument();
  expectOnlyErrors(browserErrors, /ERR_FAILED/);
});

test('A21 a page whose script fails shows a message and does not reload in a loop', async ({ page, browserErrors }) => {
  await page.route(/\/assets\/service-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new TypeError("ours"); };' }),
  );
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.goto('/services/plumbing');
  await expectNotLoaded(page);
  expect(loads).toBe(1);
  expectOnlyErrors(browserErrors, /^TypeError: ours/);
});
