import { agreementPath } from '#content/service-paths.ts';
import { textsCoveredWhileScrolling } from './covered-text.ts';
import { waitForSkeletonEnd } from './skeleton-overlay.ts';
import { documentPaths } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 768, height: 1024 },
  { width: 992, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** The pages that `npm test` checks. `npm run test:all` checks all. */
const inNpmTest = [agreementPath, '/about', '/hvac-maintenance-services'];

for (const path of documentPaths)
  test(`W2 no element covers text of ${path} while scrolling`, {
    tag: inNpmTest.includes(path) ? [] : '@full',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    for (const size of windows) {
      await page.setViewportSize(size);
      await openHydrated(page, path);
      await waitForSkeletonEnd(page);
      expect.soft(await textsCoveredWhileScrolling(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
