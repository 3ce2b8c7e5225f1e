import type { Locator, Page } from '@playwright/test';
import { homeEntries } from '#content/home-entries.ts';
import { texts } from '#content/texts.ts';
import { animationSpeedOf } from './animation-speed.ts';
import { expect, jumpTo, openHydrated, test, waitForAnimations, waitForHydration } from './test.ts';

const blocksOf = (page: Page) => page.locator('[data-reveal]');

/** Scrolls with the mouse wheel until the block has started to fade in. */
async function scrollTo(page: Page, block: Locator) {
  await page.mouse.move(200, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(block).toHaveAttribute('data-reveal', 'shown', { timeout: 100 });
  }).toPass({ timeout: 50_000, intervals: [0] });
}

test('C056 each block below the window is hidden, fades in when scrolled to, and stays visible', async ({ page }) => {
  await openHydrated(page, '/about');
  const waiting = await page.locator('[data-reveal="waiting"]').all();
  expect(waiting.length, 'A40').toBeGreaterThan(0);
  for (const block of waiting) await expect(block).toHaveCSS('opacity', '0');
  for (const block of await blocksOf(page).all())
    if ((await block.getAttribute('data-reveal')) === 'waiting') await scrollTo(page, block);
  await page.mouse.wheel(0, -30_000);
  for (const block of await blocksOf(page).all()) await expect(block).toHaveCSS('opacity', '1');
});

test('C056 a block that has faded in before the document ended does not fade twice, and no block stays hidden after a jump to the end', async ({
  page,
}) => {
  const setSpeed = await animationSpeedOf(page);
  const end = Promise.withResolvers<void>();
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script src="/end.js"></script></body>');
    await route.fulfill({ response, body });
  });
  await page.route('/end.js', async (route) => {
    await end.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.setViewportSize({ width: 1366, height: 1600 });
  await page.goto('/', { waitUntil: 'commit' });
  const block = blocksOf(page).first();
  await expect(block).toBeInViewport();
  await expect(block).toHaveCSS('opacity', '1');
  await waitForAnimations(page);
  await setSpeed('slow');
  end.resolve();
  await waitForHydration(page);
  await expect(block).toHaveCSS('opacity', '1');
  await setSpeed('real');
  await jumpTo(page, 100_000);
  for (const one of await blocksOf(page).all()) await expect(one).toHaveCSS('opacity', '1');
});

test('C058 a block fades in over one second, from 20 px above and with 20 px of blur; headings wait 0.2 s and entries 0.4 s', async ({
  page,
}) => {
  const setSpeed = await animationSpeedOf(page);
  await openHydrated(page, '/');
  await setSpeed('slow');
  const animationOf = (element: Locator) =>
    element.evaluate((one) => {
      const effect = one.getAnimations()[0]?.effect as KeyframeEffect | undefined;
      return { ...effect?.getTiming(), from: effect?.getKeyframes()[0] };
    });
  const entry = page.locator('[data-reveal][data-delay=entry]').first();
  await scrollTo(page, entry);
  const from = { opacity: '0', filter: 'blur(20px)', translate: '0px -20px', easing: 'ease-out' };
  expect(await animationOf(entry)).toMatchObject({ duration: 1000, delay: 400, from });
  for (const heading of [texts.home.about.heading, texts.home.services.heading])
    expect(await animationOf(page.getByRole('heading', { name: heading }))).toMatchObject({
      duration: 1000,
      delay: 200,
    });
});

test('C057 the heading and paragraphs of the home hero fade in, and its picture does not', async ({ page }) => {
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
  for (const words of await hero.locator('h1, p, strong').all()) expect(await opacityOf(words)).toBeLessThan(0.5);
  expect(await opacityOf(hero.locator('picture'))).toBe(1);
});

test('W4 an entry is visible as soon as the keyboard focuses its link', async ({ page }) => {
  await openHydrated(page, '/');
  const link = page.getByRole('link', { name: `${texts.home.services.about} ${homeEntries.at(-1)?.title}` });
  await link.focus();
  await expect(blocksOf(page).filter({ has: link })).toHaveCSS('opacity', '1', { timeout: 100 });
});

for (const [name, options] of [
  ['without scripts', { javaScriptEnabled: false }],
  ['under reduced motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
] as const)
  test.describe(name, () => {
    test.use(options);
    test(`C056 every block is visible ${name}`, async ({ page }) => {
      await page.goto('/');
      for (const block of await blocksOf(page).all()) await expect(block).toHaveCSS('opacity', '1');
    });
  });
