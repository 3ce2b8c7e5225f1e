import { texts } from '#content/texts.ts';
import { expect, expectOnlyErrors, servicesButton, test, waitForHydration } from './test.ts';

test('C010 another case, an encoded slash and an invalid encoding show the not-found page, before and after hydration; below /services, Services is highlighted', async ({
  page,
  browserErrors,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: texts.notFound.heading });
  for (const [path, line] of [
    ['/About', 'none'],
    ['/%', 'none'],
    ['/services%2Fplumbing', 'underline'],
    ['/services/foo/bar', 'underline'],
  ] as const) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(404);
    await expect(heading).toBeVisible();
    await expect(servicesButton(page), 'C069').toHaveCSS('text-decoration-line', line);
    await waitForHydration(page);
    await expect(heading).toBeVisible();
    await expect(servicesButton(page)).toHaveCSS('text-decoration-line', line);
  }
  await page.getByRole('link', { name: texts.notFound.link }).click();
  await expect(page).toHaveURL('/');
  await expect(servicesButton(page)).toHaveCSS('text-decoration-line', 'none');
  // The browser reports status 404; the router reports an invalid encoding.
  expectOnlyErrors(browserErrors, /status of 404/, /could not be decoded/);
});
