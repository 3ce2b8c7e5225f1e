import type { Page } from '@playwright/test';
import { documentPaths } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/**
 * Returns problems with forced colours: controls without a border, arrow or visible focus, and icons that keep their
 * own colour.
 */
async function findFaultsInForcedColours(page: Page): Promise<string[]> {
  // After a key press, browsers show the focus ring also on links and buttons that a script focuses.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden="true"]')) continue;
      // A stepper's number and its two buttons share the border of their parent.
      const borders = [one, one.parentElement ?? one].map((edge) => getComputedStyle(edge).borderTopStyle);
      const isField = one.matches('input, select, textarea');
      if (isField && borders.every((style) => style === 'none')) found.push(`no border: ${one.outerHTML}`);
      if (one.matches('select') && getComputedStyle(one).appearance === 'none')
        found.push(`no arrow: ${one.outerHTML}`);
      one.focus({ preventScroll: true });
      if (one.matches(':focus') && getComputedStyle(one).outlineStyle === 'none')
        found.push(`no outline: ${one.outerHTML}`);
    }
    for (const icon of document.querySelectorAll('svg')) {
      const [own, around] = [icon, icon.parentElement ?? icon].map((one) => getComputedStyle(one).color);
      if (own !== around) found.push(`a colour of its own: ${icon.outerHTML}`);
    }
    return found;
  });
}

/** Returns the keyframes of animations that move elements without input, from the top of the page to its end. */
function findMovingElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const seen = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const frames = JSON.stringify(effect.getKeyframes());
        if (/"(translate|transform|scale|rotate|backgroundPosition)/.test(frames)) seen.add(frames);
      }
    }
    return [...seen];
  });
}

for (const path of documentPaths)
  test(`W1 on ${path} controls have borders and focus outlines, icons have the colour of their text, and nothing is animated`, {
    tag: '@full',
  }, async ({ page }) => {
    await openHydrated(page, path);
    expect.soft(await findMovingElements(page)).toEqual([]);
    expect.soft(await findFaultsInForcedColours(page)).toEqual([]);
  });
