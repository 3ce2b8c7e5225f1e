import { findFaultsInForcedColours, findMovingElements } from './css-media-faults.ts';
import { documentPaths, tagUnlessSample } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const path of documentPaths)
  test(`W1 on ${path} controls have borders and focus outlines, icons have the colour of their text, and nothing is animated`, {
    tag: tagUnlessSample(path),
  }, async ({ page }) => {
    await openHydrated(page, path);
    expect.soft(await findMovingElements(page)).toEqual([]);
    expect.soft(await findFaultsInForcedColours(page)).toEqual([]);
  });
