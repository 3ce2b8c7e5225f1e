import type { Locator, Page } from '@playwright/test';
import { homeEntries } from '#content/home-entries.ts';
import { texts } from '#content/texts.ts';
import { animationSpeedOf } from './animation-speed.ts';
import { expect, hydrated, openHydrated, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls with the mouse wheel until the block has started to fade in. */
async function scrollTo(page: Page, block: Locator) {
  await page.mouse.move(200, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(block).toHaveAttribute('data-reveal', 'shown', { timeout: 100 });
  }).toPass({ timeout: 50_000, intervals: [0] });
}

/** The first block that is still hidden. The locator still finds it after it has faded in. */
async function nextBlock(page: Page) {
  const waiting = page.locator('[data-reveal="waiting"]').first();
  await expect(waiting).toHaveCSS('opacity', '0');
  const index = await page
    .locator('[data-reveal]')
    .evaluateAll((blocks) => blocks.findIndex((block) => (block as HTMLElement).dataset.reveal === 'waiting'));
  return page.locator('[data-reveal]').nth(index);
}

for (const path of ['/', '/hvac-maintenance-services'])
  test(`C056 a block of ${path} below the window is hidden, fades in when scrolled to, and stays visible`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const block = await nextBlock(page);
    await scrollTo(page, block);
    await expect(block).toHaveCSS('opacity', '1');
    await page.mouse.wheel(0, -3000);
    await page.mouse.wheel(0, 3000);
    await expect(block).toHaveCSS('opacity', '1');
  });

test('C058 a block fades in over one second, from 20 px above and with 20 px of blur', async ({ page }) => {
  const setSpeed = await animationSpeedOf(page);
  await openHydrated(page, '/hvac-maintenance-services');
  await setSpeed('slow');
  const block = await nextBlock(page);
  await scrollTo(page, block);
  const effects = await block.evaluate((element) =>
    element.getAnimations().map(({ effect }) => ({
      duration: effect?.getTiming().duration,
      from: (effect as KeyframeEffect).getKeyframes()[0],
    })),
  );
  const from = { opacity: '0', filter: 'blur(20px)', translate: '0px -20px', easing: 'ease-out' };
  expect(effects).toEqual([{ duration: 1000, from: expect.objectContaining(from) }]);
});

test('C058 the animation of a heading has a delay of 0.2 s, that of an entry 0.4 s', async ({ page }) => {
  const setSpeed = await animationSpeedOf(page);
  await openHydrated(page, '/');
  await setSpeed('slow');
  const delayOf = (element: Locator) => element.evaluate((one) => one.getAnimations()[0]?.effect?.getTiming().delay);
  const entry = page.locator('[data-reveal][data-delay=entry]').first();
  await scrollTo(page, entry);
  expect(await delayOf(entry)).toBe(400);
  const about = page
    .locator('[data-reveal]')
    .filter({ has: page.getByRole('heading', { name: texts.home.about.heading }) });
  expect(await delayOf(about.getByRole('heading', { level: 2 }))).toBe(200);
  expect(await delayOf(page.getByRole('heading', { name: texts.home.services.heading }))).toBe(200);
});

test.describe('at load', () => {
  /**
   * Opens the page in a window of such a height that a share of the first block below the hero is visible at load: 0.2
   * means 13 to 27 %.
   */
  const openWithFirstBlockVisible = async (page: Page, path: string, share: number) => {
    await page.goto(path);
    const first = page.locator('[data-reveal]').first();
    const { width } = page.viewportSize() ?? { width: 0 };
    // The height of the hero depends on the height of the window, so the test tries several.
    for (let height = 500; ; height += 8) {
      expect(height, `a window that shows the share ${share} of the first block`).toBeLessThan(2000);
      await page.setViewportSize({ width, height });
      const visible = await first.evaluate((block) => {
        const { top, height: whole } = block.getBoundingClientRect();
        return (innerHeight - top) / whole;
      });
      // A step of 8 px changes the share by at most 0.12, so no step skips the accepted range, which is 0.14 wide.
      if (Math.abs(visible - share) <= 0.07) break;
    }
    await page.reload();
    return first;
  };

  for (const path of ['/', '/hvac-maintenance-services'])
    test(`A40 ${path}: a block that is 20 % visible at load is hidden until the visitor scrolls`, async ({ page }) => {
      const first = await openWithFirstBlockVisible(page, path, 0.2);
      await expect(first).toHaveAttribute('data-reveal', 'waiting');
      await expect(first).toHaveCSS('opacity', '0');
      await scrollTo(page, first);
      await expect(first).toHaveCSS('opacity', '1');
    });

  test('A40 a block that is 40 % visible at load fades in', async ({ page }) => {
    const setSpeed = await animationSpeedOf(page);
    await setSpeed('slow');
    const first = await openWithFirstBlockVisible(page, '/hvac-maintenance-services', 0.4);
    await expect(first).toHaveAttribute('data-reveal', 'shown');
    const names = await first.evaluate((block) =>
      block.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(names).toEqual([expect.stringContaining('reveal')]);
    await setSpeed('real');
    await expect(first).toHaveCSS('opacity', '1');
  });
});

test('C056 a block whose fade has ended before the script runs does not fade again', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/slow.js', async (route) => {
    await script.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('<template', '<script src="/slow.js"></script><template') });
  });
  await page.setViewportSize({ width: 1366, height: 1600 });
  await page.goto('/', { waitUntil: 'commit' });
  const first = page.locator('[data-reveal]').first();
  await expect(first).toHaveCSS('opacity', '1');
  script.resolve();
  await hydrated(page);
  await expect(first).toHaveAttribute('data-reveal', 'at-once');
});

test('A77 all words of the home hero fade in, and its picture does not', async ({ page }) => {
  const setSpeed = await animationSpeedOf(page);
  await setSpeed('slow');
  await page.goto('/');
  const opacityOf = (text: Locator) =>
    text.evaluate((element) => {
      let opacity = 1;
      for (let one: Element | null = element; one; one = one.parentElement)
        opacity *= Number(getComputedStyle(one).opacity);
      return opacity;
    });
  const hero = page.getByRole('main').locator('section').first();
  for (const words of await hero.locator('h1, p').all()) expect(await opacityOf(words)).toBeLessThan(0.5);
  expect(await opacityOf(hero.locator('picture'))).toBe(1);
});

test('W4 an entry is visible as soon as the keyboard focuses its link', async ({ page }) => {
  await openHydrated(page, '/');
  const link = page.getByRole('link', { name: `${texts.home.services.about} ${homeEntries.at(-1)?.title}` });
  await link.focus();
  const entry = page.locator('[data-reveal]').filter({ has: link });
  await expect(entry).toHaveCSS('opacity', '1', { timeout: 100 });
});

test.describe('without reveals', () => {
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
});
