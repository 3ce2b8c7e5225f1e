import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { pagePaths } from '#content/paths.ts';
import { agreementPath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { expect, menu, openHydrated, test } from './test.ts';

/** The maximum number of printed sheets of a page. The other pages have no limit. */
const sheets = new Map([
  ['/', 2],
  ['/contact', 1],
  [agreementPath, 1],
  ...services.map(({ slug }) => [`/services/${slug}`, 2] as const),
  ...landings.map(({ slug }) => [`/${slug}`, 2] as const),
]);

/**
 * Returns problems in print: elements that are fixed or sticky, text that is transparent, and answers that are
 * closed.
 */
function findFaultsInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => {
        if (one.matches('main details p') && one.clientHeight === 0) return true;
        const { position, opacity } = getComputedStyle(one);
        return one.checkVisibility() && (/fixed|sticky/.test(position) || (opacity === '0' && one.textContent !== ''));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

for (const path of pagePaths)
  test(`in print, ${path} is within its limit of sheets, if it has one, and nothing is fixed, faded out or closed`, {
    tag: '@full',
  }, async ({ page }) => {
    await openHydrated(page, path);
    for (const units of await page.getByLabel('Number of AC units').all()) await units.fill('64');
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
    const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect.soft(count).toBeLessThanOrEqual(sheets.get(path) ?? Number.POSITIVE_INFINITY);
    // The size of an A4 sheet at 96 pixels per inch.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    expect(await findFaultsInPrint(page)).toEqual([]);
  });

for (const path of ['/services/plumbing', '/painting-services', '/contact', agreementPath])
  test(`in print, ${path} shows the phone number, the email address, the address of the page and the year`, {
    tag: '@full',
  }, async ({ page }) => {
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const head = page.locator('[data-print="head"]');
    for (const words of [business.phone.display, business.email, path, String(new Date().getFullYear())])
      await expect(head).toContainText(words);
    for (const role of ['button', 'textbox', 'combobox'] as const) await expect(page.getByRole(role)).toBeHidden();
    for (const name of ['Enquire Now', 'Ask for a price'])
      await expect(page.getByRole('link', { name }).filter({ visible: true })).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByText('Explore Other Services')).toBeHidden();
    await expect(page.locator('main svg:visible')).toBeHidden();
  });
