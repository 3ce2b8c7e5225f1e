import type { Page } from '@playwright/test';
import { coveredLines } from './covered-text.ts';
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

async function expectHeaderToHideOnScroll(page: Page) {
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner')).not.toBeInViewport();
}

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
    expect(await coveredLines(page)).toEqual([]);
    // The bar of a landing page is always visible.
    if (path !== '/painting-services') await expectHeaderToHideOnScroll(page);
  });

test('C070 the address of a question shows the question below the visible header', { tag: '@both' }, async ({
  page,
}) => {
  await openHydrated(page, '/faqs#payments-when');
  const question = page.locator('#payments-when');
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeFocused();
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 0.9 });
  const bottom = await header.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await question.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  await expectHeaderToHideOnScroll(page);
});
