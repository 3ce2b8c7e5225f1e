import type { Page } from '@playwright/test';
import { documentPaths } from './templates.ts';
import { expect, jumpTo, openHydrated, test, waitForSkeletonEnd } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 768, height: 1024 },
  { width: 992, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** Selects bars and notifications at the edge of the window. They may cover text, because scrolling uncovers it. */
const bars = '#root > header, #root > aside, section[aria-live]';

/** Returns the texts in the window whose centre is covered by another element. */
function findCoveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    (allowed) =>
      [...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, td, th, summary, label, a, button')]
        .filter((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          // Text for screen readers only is one pixel wide.
          if (width < 2 || one.closest('[inert], [aria-hidden="true"]')) return false;
          if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
          if (getComputedStyle(one).pointerEvents === 'none') return false;
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          if (!over || over.contains(one) || one.contains(over) || over.closest(allowed)) return false;
          // A covering block that has not faded in yet is not visible.
          return over.checkVisibility({ opacityProperty: true });
        })
        .map(({ textContent }) => textContent.trim().slice(0, 40)),
    bars,
  );
}

/** Scrolls through the page in steps of 40 % of the window. Returns the covered texts at all positions. */
async function textsCoveredWhileScrolling(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const { scrollHeight, step } = await page.evaluate(() => ({
    scrollHeight: document.documentElement.scrollHeight,
    step: Math.round(innerHeight * 0.4),
  }));
  for (let top = 0; top < scrollHeight; top += step) {
    await jumpTo(page, top);
    for (const text of await findCoveredTexts(page)) found.add(text);
  }
  return [...found];
}

for (const path of documentPaths)
  test(`W2 no element covers text of ${path} while scrolling`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await openHydrated(page, path);
    await waitForSkeletonEnd(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      expect.soft(await textsCoveredWhileScrolling(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
