import { notFoundPath, pagePaths } from '#content/paths.ts';
import { forcedColourFaults, movements, paperFaults } from './media-faults.ts';
import { expect, openHydrated, test } from './test.ts';

/** What people and their machines ask of a page: their own colours, no movement, paper, large letters in a form. */
const pages = [...pagePaths, notFoundPath];

/** The document of that address answers with status 404, of which the console complains. */
const withoutNotFound = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('W12 every control has an edge and shows its focus', async ({ page, complaints }) => {
    test.setTimeout(180_000);
    for (const path of pages) {
      await openHydrated(page, path);
      expect.soft(await forcedColourFaults(page), path).toEqual([]);
    }
    withoutNotFound(complaints);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('W13 nothing moves by itself on any page, from top to bottom', async ({ page, complaints }) => {
    test.setTimeout(180_000);
    for (const path of pages) {
      await openHydrated(page, path);
      expect.soft(await movements(page), path).toEqual([]);
    }
    withoutNotFound(complaints);
  });
});

test('W14 on paper nothing stands fixed, is faded out or folded away', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  // A4 at 96 pixels an inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const path of pages) {
    await page.emulateMedia({ media: 'screen' });
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await paperFaults(page), path).toEqual([]);
  }
  withoutNotFound(complaints);
});
