import { firstServicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { expect, expectOnlyErrors, notFoundMessage, openHydrated, test, waitForHydration } from './test.ts';

test('C010 another case, an encoded slash and an invalid encoding show the not-found page, before and after hydration; below /services, Services is highlighted', async ({
  page,
  browserErrors,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: texts.notFound.heading });
  const services = page.getByRole('banner').locator('summary', { hasText: 'Services' });
  for (const [path, line] of [
    ['/About', 'none'],
    ['/%', 'none'],
    ['/services%2Fplumbing', 'underline'],
    ['/services/foo/bar', 'underline'],
  ] as const) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(404);
    await expect(heading).toBeVisible();
    await expect(services, 'C069').toHaveCSS('text-decoration-line', line);
    await waitForHydration(page);
    await expect(heading).toBeVisible();
    await expect(services).toHaveCSS('text-decoration-line', line);
  }
  await page.getByRole('link', { name: texts.notFound.link }).click();
  await expect(page).toHaveURL('/');
  await expect(services).toHaveCSS('text-decoration-line', 'none');
  // The browser reports status 404; the router reports an invalid encoding.
  expectOnlyErrors(browserErrors, notFoundMessage, /could not be decoded/);
});

test('C002 a path below /services that names no service redirects to the first one', async ({ page }) => {
  for (const path of ['/services', '/services/%', '/services/Plumbing', '/services/ac-install']) {
    await openHydrated(page, path);
    await expect(page).toHaveURL(firstServicePath);
  }
});
