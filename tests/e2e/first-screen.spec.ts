import { agreementPath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { unlessTemplate } from './templates.ts';
import { expect, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

test.describe('A10 on a laptop the first screen shows “Enquire Now” and the price', () => {
  for (const { slug, facts } of services)
    test(servicePath(slug), { tag: unlessTemplate(servicePath(slug)) }, async ({ page }) => {
      await openHydrated(page, servicePath(slug));
      await skeletonGone(page);
      await expect(page.getByRole('link', { name: texts.servicePage.enquire }).first()).toBeInViewport({ ratio: 1 });
      for (const { value } of facts)
        await expect(page.getByText(value, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    });

  test(agreementPath, async ({ page }) => {
    await openHydrated(page, agreementPath);
    await expect(page.getByRole('link', { name: texts.agreementPage.enquire }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(texts.agreementPage.priced, { exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test('with a long company name, the header of a phone is one row', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/');
  const header = page.getByRole('banner');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const usual = await header.evaluate((element) => element.clientHeight);
    for (const name of ['Al Noor & Sons', 'Gulf Star Technic', 'MaintenanceExpert']) {
      await header
        .locator('a')
        .first()
        .evaluate((logo, text) => {
          const words = document.createTreeWalker(logo, NodeFilter.SHOW_TEXT);
          if (words.nextNode()) words.currentNode.nodeValue = text;
        }, name);
      expect(await header.evaluate((element) => element.clientHeight), `${name} at ${width} pixels`).toBe(usual);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
  }
});
