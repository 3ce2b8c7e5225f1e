import type { Page } from '@playwright/test';
import { landings } from '#content/landings/index.ts';
import { texts } from '#content/texts.ts';
import { expect, openHydrated, test } from './test.ts';

const path = '/ac-maintenance-services';
const names = texts.brands.airConditioners.map(({ title }) => title);

const heading = landings.find(({ slug }) => `/${slug}` === path)?.brands?.heading ?? 'missing';
const band = (page: Page) => page.getByRole('region', { name: heading });
const pause = (page: Page) => band(page).getByRole('button', { name: 'Pause the moving names' });

/** The width of the list in pixels, and the duration (in milliseconds) and state of its animation. */
function listAnimation(page: Page) {
  return band(page)
    .locator('ul')
    .first()
    .evaluate((list) => {
      const [animation] = list.getAnimations();
      const duration = Number(animation?.effect?.getTiming().duration);
      return { width: list.getBoundingClientRect().width, duration, state: animation?.playState };
    });
}

test('C176 the names move to the left at 20 px per second, without a gap', async ({ page }) => {
  await openHydrated(page, path);
  await band(page).scrollIntoViewIfNeeded();
  await expect(pause(page)).toBeVisible();
  await expect.poll(async () => Math.round((await listAnimation(page)).duration)).not.toBe(60_000);
  const { width, duration } = await listAnimation(page);
  expect(width / (duration / 1000)).toBeCloseTo(20, 1);

  const edge = () =>
    band(page)
      .locator('ul')
      .first()
      .evaluate((list) => list.getBoundingClientRect().left);
  const before = await edge();
  await expect.poll(edge).toBeLessThan(before - 4);
  // The copy starts where the first list ends. Together they always fill the visible part of the row.
  const edges = await band(page)
    .locator('ul')
    .evaluateAll((lists) =>
      lists.map((list) => list.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(edges).toHaveLength(2);
  expect(edges[1]?.left).toBeCloseTo(edges[0]?.right ?? 0, 0);
});

test('C176 the copy of the names is hidden from screen readers', async ({ page }) => {
  await openHydrated(page, path);
  await expect(pause(page)).toBeVisible();
  await expect(band(page).getByRole('img')).toHaveCount(names.length);
  const copy = band(page).locator('ul').nth(1);
  await expect(copy).toHaveAttribute('aria-hidden', 'true');
  await expect(copy).toHaveAttribute('inert');
});

test('C176 a button pauses and resumes the movement', async ({ page }) => {
  await openHydrated(page, path);
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await listAnimation(page)).state).toBe('paused');
  await band(page).getByRole('button', { name: 'Play the moving names' }).press('Enter');
  await expect.poll(async () => (await listAnimation(page)).state).toBe('running');
});

test('C176 the names stop under the pointer', async ({ page }) => {
  await openHydrated(page, path);
  await expect(pause(page)).toBeVisible();
  // Hovers the row instead of a name, because the names move.
  await band(page).locator('ul').first().locator('..').hover();
  await expect.poll(async () => (await listAnimation(page)).state).toBe('paused');
});

for (const [name, options] of [
  ['under reduced motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
  ['without scripts', { javaScriptEnabled: false }],
] as const)
  test.describe(name, () => {
    test.use(options);

    test(`W3 all names are visible and do not move ${name}`, { tag: '@both' }, async ({ page }) => {
      await page.goto(path);
      const lists = band(page).locator('ul');
      await expect(lists).toHaveCount(1);
      await expect(band(page).getByRole('button')).toHaveCount(0);
      const width = page.viewportSize()?.width ?? 0;
      for (const name of names) {
        const box = await band(page).getByRole('img', { name, exact: true }).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
  });
