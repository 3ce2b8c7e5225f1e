import type { Locator, Page } from '@playwright/test';
import { homeEntries } from '#content/home-entries.ts';
import { homePage } from '#content/pages.ts';
import { paceOf } from './animation-pace.ts';
import { expect, openHydrated, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls as a reader does: one step of the wheel, a pause, the next step. */
async function scrollSlowlyTo(page: Page, block: Locator) {
  await page.mouse.move(200, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(450);
    await expect(block).toHaveAttribute('data-reveal', 'shown', { timeout: 50 });
  }).toPass({ timeout: 50_000, intervals: [0] });
}

/** The first block below the window, which is still hidden. */
async function nextBlock(page: Page) {
  const waiting = page.locator('[data-reveal="waiting"]').first();
  await expect(waiting).toHaveCSS('opacity', '0');
  const index = await page
    .locator('[data-reveal]')
    .evaluateAll((blocks) => blocks.findIndex((block) => (block as HTMLElement).dataset.reveal === 'waiting'));
  return page.locator('[data-reveal]').nth(index);
}

for (const path of ['/', '/hvac-maintenance-services'])
  test(`C056 C057 C058 C151 the blocks of ${path} below the window wait, then fade in once for a slow reader`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const block = await nextBlock(page);
    await scrollSlowlyTo(page, block);
    await expect(block).toHaveCSS('opacity', '1');
    await page.mouse.wheel(0, -3000);
    await page.mouse.wheel(0, 3000);
    await expect(block).toHaveCSS('opacity', '1');
  });

test('C058 one second, from 20 px above and 20 px of blur', async ({ page }) => {
  const setPace = await paceOf(page);
  await openHydrated(page, '/hvac-maintenance-services');
  await setPace('slow');
  const block = await nextBlock(page);
  await scrollSlowlyTo(page, block);
  const effects = await block.evaluate((element) =>
    element.getAnimations().map(({ effect }) => ({
      duration: effect?.getTiming().duration,
      from: (effect as KeyframeEffect).getKeyframes()[0],
    })),
  );
  const from = { opacity: '0', filter: 'blur(20px)', translate: '0px -20px', easing: 'ease-out' };
  expect(effects).toEqual([{ duration: 1000, from: expect.objectContaining(from) }]);
});

test('C058 a heading starts 0.2 s after its block, an entry 0.4 s after coming into view', async ({ page }) => {
  const setPace = await paceOf(page);
  await openHydrated(page, '/');
  await setPace('slow');
  const delayOf = (element: Locator) => element.evaluate((one) => one.getAnimations()[0]?.effect?.getTiming().delay);
  const entry = page.locator('[data-reveal][data-delay=entry]').first();
  await scrollSlowlyTo(page, entry);
  expect(await delayOf(entry)).toBe(400);
  const about = page
    .locator('[data-reveal]')
    .filter({ has: page.getByRole('heading', { name: homePage.about.heading }) });
  expect(await delayOf(about.getByRole('heading', { level: 2 }))).toBe(200);
});

/** Returns a function that tells how much of the window was empty at most, in any frame: 1 is an empty screen. */
async function watchEmptiness(page: Page) {
  await page.evaluate(() => {
    const seen = { most: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const hidden = [...document.querySelectorAll('[data-reveal]')]
        .filter((block) => Number(getComputedStyle(block).opacity) < 0.3)
        .map((block) => block.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
      seen.most = Math.max(seen.most, hidden.reduce((sum, height) => sum + height, 0) / innerHeight);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most);
}

for (const path of ['/', '/hvac-maintenance-services'])
  test(`C058 a flick down ${path} never shows an empty screen`, { tag: '@phone' }, async ({ page, context }) => {
    await openHydrated(page, path);
    const emptiest = await watchEmptiness(page);
    const finger = await context.newCDPSession(page);
    for (let flick = 0; flick < 3; flick++)
      await finger.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -1500, speed: 3000 });
    // Not 0, because a part of the page is in view before the browser reports the first scroll.
    expect(await emptiest()).toBeLessThan(0.4);
  });

test('C058 keys that scroll by a window and more show no empty screen', async ({ page }) => {
  await openHydrated(page, '/');
  const emptiest = await watchEmptiness(page);
  for (const key of ['Space', 'PageDown', 'End', 'Home', 'End']) {
    await page.keyboard.press(key);
    await page.waitForFunction(
      () => new Promise((resolve) => setTimeout((top: number) => resolve(top === scrollY), 120, scrollY)),
    );
  }
  expect(await emptiest()).toBeLessThan(0.4);
});

test('W4 an entry is visible at once when the keyboard focuses its link', async ({ page }) => {
  await openHydrated(page, '/');
  const link = page.getByRole('link', { name: `${homePage.services.about} ${homeEntries.at(-1)?.title}` });
  await link.focus();
  const entry = page.locator('[data-reveal]').filter({ has: link });
  await expect(entry).toHaveCSS('opacity', '1', { timeout: 100 });
});

test.describe('no block stays hidden', () => {
  for (const [name, options] of [
    ['without scripts', { javaScriptEnabled: false }],
    ['under reduced motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
  ] as const)
    test.describe(name, () => {
      test.use(options);
      test(`every block is visible ${name}`, async ({ page }) => {
        await page.goto('/');
        for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1');
      });
    });

  test('every block is visible in print', async ({ page }) => {
    await openHydrated(page, '/');
    await page.emulateMedia({ media: 'print' });
    for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1');
  });
});
