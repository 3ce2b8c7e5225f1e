import type { Page } from '@playwright/test';
import { notFoundPath } from '#content/paths.ts';
import { coveredLines } from './covered-text.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { documentPaths } from './templates.ts';
import { animationsEnded, expect, openHydrated, test } from './test.ts';

const isLanding = (path: string) => /^\/[a-z-]+-services$/.test(path);

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

async function reloadInTheMiddle(page: Page, path: string) {
  await openHydrated(page, path);
  await skeletonGone(page);
  const middle = await page.evaluate(() => {
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' });
    return Math.round(scrollY);
  });
  // A block that is still moving would change the position that the browser stores.
  await expect.poll(() => invisible(page), path).toEqual([]);
  await animationsEnded(page);
  await page.reload();
  await skeletonGone(page);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)), path).toBe(middle);
  await expect.poll(() => invisible(page), path).toEqual([]);
  expect(await coveredLines(page), path).toEqual([]);
  if (!isLanding(path) && middle > 0) await expect(page.getByRole('banner'), path).toBeInViewport();
}

for (const path of documentPaths.filter((one) => one !== notFoundPath))
  test(`C070 ${path} reloaded in the middle keeps its position and shows its blocks and header`, {
    tag: ['@both', '@full'],
  }, async ({ page }) => {
    await reloadInTheMiddle(page, path);
  });

test('C070 after a reload in the middle, the header is visible until the visitor scrolls down', {
  tag: '@both',
}, async ({ page }) => {
  await reloadInTheMiddle(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect(header).not.toBeInViewport();
});

test('C070 the address of a question shows the question below the visible header', { tag: '@both' }, async ({
  page,
}) => {
  await openHydrated(page, '/faqs#payments-when');
  const question = page.locator('#payments-when');
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeFocused();
  // Waits for the `scroll` event, on which the header is shown or hidden. Browsers dispatch it in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 0.9 });
  const bottom = await header.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await question.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 200);
  await expect(header).not.toBeInViewport();
});
