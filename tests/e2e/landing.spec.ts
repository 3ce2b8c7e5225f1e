import { landings } from '#content/landings/index.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { tagUnlessSample } from './templates.ts';
import { boxOf, callBar, expect, openHydrated, pageHeading, test } from './test.ts';

for (const { slug, offer, order } of landings) {
  const path = `/${slug}`;
  test.describe(path, () => {
    test('C163 the offer and the call link are in the first view', { tag: '@both' }, async ({ page }) => {
      await page.goto(path);
      const bar = callBar(page);
      const bottom = (await bar.isVisible()) ? (await boxOf(bar)).y : page.viewportSize()?.height;
      const parts = [pageHeading(page), page.getByRole('banner').getByRole('link')];
      // The owner can move the section `offer` down. Without that section, the offer is in the hero.
      if (order.indexOf('offer') <= 0) parts.push(page.getByText(offer?.text ?? '', { exact: true }));
      for (const part of parts) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const { y, height } = await boxOf(part);
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
}
