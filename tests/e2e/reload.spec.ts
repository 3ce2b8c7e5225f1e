import type { Page } from '@playwright/test';
import { coveredTexts } from './covered-text.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { animationsEnded, expect, openHydrated, test } from './test.ts';

/** Blocks in the window that are not opaque, though 30 % of the block is visible or its top is above the window. */
const invisible = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        const isSeen = bottom > 0 && (top < 0 || innerHeight - top >= 0.3 * (bottom - top));
        return isSeen && getComputedStyle(block).opacity !== '1';
      })
      .map((block) => block.textContent?.slice(0, 40)),
  );

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const path of ['/', '/services/plumbing', '/painting-services'])
  test(`C070 ${path} reloaded in the middle keeps its position and shows its blocks and header`, {
    tag: path === '/' ? '@both' : ['@both', '@full'],
  }, async ({ page }) => {
    await openHydrated(page, path);
    await skeletonGone(page);
    await page.evaluate(() =>
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
    );
    // A block that is still moving would change the position that the browser stores.
    await expect.poll(() => invisible(page)).toEqual([]);
    await animationsEnded(page);
    const middle = await scrollTop(page);
    await page.reload();
    await skeletonGone(page);
    await expect.poll(() => scrollTop(page)).toBe(middle);
    await expect.poll(() => invisible(page)).toEqual([]);
    expect(await coveredTexts(page)).toEqual([]);
    // The bar of a landing page is always visible.
    if (path === '/painting-services') return;
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
