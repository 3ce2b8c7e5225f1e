import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../test.ts';
import { everyState, openState, pageStates } from './states.ts';

test.skip(({ isMobile }) => isMobile, 'sets its own widths');

const walked = ['/', '/contact', '/faqs', '/painting-services', '/services/plumbing'];

/** Controls whose shape is only a background, which forced colours take away. */
function shapeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-variant]:is(a, button), input:not([type=hidden]), select, textarea',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return !hasBorder && outlineStyle === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Goes through the page by key; what has the focus and does not show it. */
async function unseenFocus(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      return isSeen ? null : element.outerHTML.slice(0, 80);
    });
    if (problem) unseen.push(problem);
  }
  return unseen;
}

for (const state of pageStates)
  test(`W16 forced colours: controls keep a shape, and the focus is seen: ${state.name}`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openState(page, state);
    expect(await shapeless(page)).toEqual([]);
    if (walked.includes(state.path)) expect(await unseenFocus(page)).toEqual([]);
    complaints.splice(0);
  });

for (const { path } of pageStates)
  test(`W13 reduced motion: nothing moves and nothing waits to appear: ${path}`, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    complaints.splice(0);
    for (const share of [0, 0.33, 0.66, 1]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter((animation) => {
            const frames = (animation.effect as KeyframeEffect).getKeyframes();
            const properties = frames.flatMap((frame) => Object.keys(frame));
            // The placeholder of a service goes at once, after its second: that is no motion.
            return properties.some((name) => /transform|translate|scale|rotate|opacity|filter|left|top/i.test(name));
          })
          .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
      );
      expect(moving).toEqual([]);
    }
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')]
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.textContent?.slice(0, 40)),
    );
    expect(unseen).toEqual([]);
  });

for (const state of everyState.filter(({ path, arrange }) => !arrange || path === '/faqs'))
  test(`W16 print: no bar lies over the words, and no words are missing: ${state.name}`, async ({
    page,
    complaints,
  }) => {
    await openState(page, state);
    complaints.splice(0);
    await page.setViewportSize({ width: 794, height: 1123 });
    const words = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
          .filter((element) => !element.closest('[data-placeholder], [role=status], form, [class*=control]'))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.textContent ?? ''),
      );
    const onScreen = await words();
    await page.emulateMedia({ media: 'print' });
    const bars = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.getBoundingClientRect().height > 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(bars).toEqual([]);
    const printed = new Set(await words());
    expect(onScreen.filter((text) => !printed.has(text))).toEqual([]);
    const faint = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.textContent),
    );
    expect(faint).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
