import { texts } from '#content/texts.ts';
import { titleOf } from './service-titles.ts';
import { expect, expectOnlyErrors, hydrated, notFoundMessage, openHydrated, test } from './test.ts';

/** Paths with another case, an encoded slash and an invalid encoding. */
const unknown = ['/About', '/services%2Fplumbing', '/%'];

for (const path of unknown)
  test(`C010 ${path} shows the not-found page, before and after hydration`, async ({ page, browserErrors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(texts.notFound.heading);
    await hydrated(page);
    await expect(heading).toHaveText(texts.notFound.heading);
    // The browser reports status 404, and the router reports an invalid encoding.
    expectOnlyErrors(browserErrors, notFoundMessage, /could not be decoded/);
  });

test('C002 a path below /services that names no service redirects to the first one', async ({ page }) => {
  for (const path of ['/services', '/services/%', '/services/Plumbing', '/services/ac-install']) {
    await openHydrated(page, path);
    await expect(page).toHaveURL('/services/air-conditioning-installation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('air-conditioning-installation'));
  }
});

test('C069 highlights Services on a not-found page below /services, before and after hydration', async ({
  page,
  browserErrors,
}) => {
  const services = page.getByRole('banner').locator('summary', { hasText: 'Services' });
  await page.goto('/services/foo/bar', { waitUntil: 'domcontentloaded' });
  await expect(services).toHaveCSS('text-decoration-line', 'underline');
  await hydrated(page);
  await expect(services).toHaveCSS('text-decoration-line', 'underline');
  await page.getByRole('link', { name: texts.notFound.link }).click();
  await expect(page).toHaveURL('/');
  await expect(services).toHaveCSS('text-decoration-line', 'none');
  expectOnlyErrors(browserErrors, notFoundMessage);
});
