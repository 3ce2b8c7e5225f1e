import { landings } from '#content/landings/index.ts';
import { texts } from '#content/texts.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { tagUnlessSample } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

/** The path of each landing page, and the offer of its advertisement (spec §1, §2). */
const pages = landings.map(({ slug, offer, order }) => ({
  path: `/${slug}`,
  offer: offer?.text ?? '',
  // False if the owner has moved the section `offer` down. Without that section, the offer is in the hero.
  isOfferFirst: order.indexOf('offer') <= 0,
}));

for (const { path, offer, isOfferFirst } of pages)
  test.describe(path, () => {
    test('C163 the offer and the call link are in the first view', { tag: '@both' }, async ({ page }) => {
      await page.goto(path);
      const bar = page.getByRole('complementary', { name: texts.headerAndFooter.quickContact });
      const bottom = (await bar.isVisible()) ? (await bar.boundingBox())?.y : page.viewportSize()?.height;
      const parts = [page.getByRole('heading', { level: 1 }), page.getByRole('banner').getByRole('link')];
      for (const part of isOfferFirst ? [...parts, page.getByText(offer, { exact: true })] : parts) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(bottom ?? 0);
      }
    });

    test('V4 the largest paint is the poster, and there is no layout shift', {
      tag: ['@both', ...tagUnlessSample(path)],
    }, async ({ page }) => {
      const moved = await watchLayoutShifts(page);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
            document.documentElement.dataset.largest = entry.url;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await openHydrated(page, path);
      // This must come before scrolling, because a picture that a script scrolls into view can count as a larger
      // paint.
      await expect(page.locator('html')).toHaveAttribute('data-largest', /\/images\/[a-z-]+-poster\./);
      for (const section of await page.locator('[data-reveal]').all()) await section.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await moved()).toEqual([]);
    });
  });
