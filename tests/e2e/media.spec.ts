import { notFoundPath } from '#content/paths.ts';
import { faultsInForcedColours, faultsInPrint, movingElements } from './css-media-faults.ts';
import { documentPaths, unlessSample } from './templates.ts';
import { expect, expectOnlyErrors, notFoundMessage, openHydrated, test } from './test.ts';

for (const path of documentPaths)
  test.describe(path, { tag: unlessSample(path) }, () => {
    if (path === notFoundPath) test.afterEach(({ browserErrors }) => expectOnlyErrors(browserErrors, notFoundMessage));

    test.describe('forced colours', () => {
      test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

      test(`W1 on ${path} controls have borders and focus outlines, icons have the colour of their text, and nothing is animated`, async ({
        page,
      }) => {
        await openHydrated(page, path);
        expect.soft(await movingElements(page)).toEqual([]);
        expect.soft(await faultsInForcedColours(page)).toEqual([]);
      });
    });

    test(`in print nothing on ${path} is fixed, faded out or closed`, async ({ page }) => {
      // A4 at 96 pixels per inch.
      await page.setViewportSize({ width: 794, height: 1123 });
      await openHydrated(page, path);
      await page.emulateMedia({ media: 'print' });
      expect(await faultsInPrint(page)).toEqual([]);
    });
  });
