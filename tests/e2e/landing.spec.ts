import type { Locator, Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { texts } from '#content/texts.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { unlessTemplate } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

/** The path of each landing page, and the offer of its advertisement (spec §1, §2). */
const pages = landings.map(({ slug, offer, order }) => ({
  path: `/${slug}`,
  offer: offer?.text ?? '',
  // False if the owner has moved the section `offer` down. Without that section, the offer is in the hero.
  isOfferFirst: order.indexOf('offer') <= 0,
}));

async function isInFirstView(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  const bar = page.getByRole('complementary', { name: texts.headerAndFooter.quickContact, includeHidden: true });
  const bottom = await bar.evaluate((element) =>
    element.checkVisibility({ visibilityProperty: true }) ? element.getBoundingClientRect().top : innerHeight,
  );
  return box !== null && box.y >= 0 && box.y + box.height <= bottom;
}

for (const { path, offer, isOfferFirst } of pages)
  test.describe(path, () => {
    test('C163 the offer and the call link are in the first view', { tag: '@both' }, async ({ page }) => {
      await page.goto(path);
      expect(await isInFirstView(page, page.getByRole('heading', { level: 1 }))).toBe(true);
      if (isOfferFirst) expect(await isInFirstView(page, page.getByText(offer, { exact: true }))).toBe(true);
      expect(await isInFirstView(page, page.getByRole('banner').getByRole('link'))).toBe(true);
    });

    test('V4 the largest paint is the poster, and there is no layout shift', {
      tag: ['@both', ...unlessTemplate(path)],
    }, async ({ page }) => {
      const moved = await watchLayoutShifts(page);
      await page.addInitScript(() => {
        const seen = { largest: '' };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.largest = (entry as PerformanceEntry & { url: string }).url;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await openHydrated(page, path);
      // Read before scrolling, because a picture that a script scrolls into view can count as a larger paint.
      const largest = () => page.evaluate(() => (window as unknown as { seen: { largest: string } }).seen.largest);
      await expect.poll(largest).toMatch(/\/images\/[a-z-]+-poster\./);
      for (const section of await page.locator('[data-reveal]').all()) await section.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await moved()).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('D5 the offer, all sections and the call links are visible', { tag: unlessTemplate(path) }, async ({
        page,
      }) => {
        await page.goto(path);
        for (const section of await page.locator('[data-reveal]').all())
          await expect(section).toHaveCSS('opacity', '1');
        await expect(page.getByText(offer, { exact: true })).toBeVisible();
        expect(await page.getByRole('link', { name: business.phone.display }).count()).toBeGreaterThanOrEqual(4);
        await expect(page.locator('video')).toHaveCount(0);
      });
    });
  });
