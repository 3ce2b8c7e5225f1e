import type { Page } from '@playwright/test';
import { pageLinks } from '#content/navigation.ts';
import { expect, markDocument, openHydrated, test, waitForHydration } from './test.ts';

/** Returns the head elements for browsers, search engines and shared links. */
async function headOf(page: Page): Promise<string[]> {
  const elements = page.locator(
    'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]',
  );
  return (await elements.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).sort();
}

test('C028 the head after a link is the same as after a full load', async ({ page }) => {
  await openHydrated(page, '/');
  for (const { label, path } of pageLinks) {
    const sameDocument = await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await sameDocument();
    const after = await headOf(page);
    await page.reload();
    expect(after).toEqual(await headOf(page));
    await waitForHydration(page);
  }
});
