import type { Page } from '@playwright/test';
import { landings } from '#content/landings/index.ts';
import { texts } from '#content/texts.ts';
import { expect, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

const path = '/ac-maintenance-services';
const names = texts.brands.airConditioners.map(({ title }) => title);

const heading = landings.find(({ slug }) => `/${slug}` === path)?.brands?.heading ?? 'missing';
const band = (page: Page) => page.getByRole('region', { name: heading });
const lists = (page: Page) => band(page).locator('ul');
const button = (page: Page, name: 'Pause' | 'Play') =>
  band(page).getByRole('button', { name: `${name} the moving names` });

/**
 * Returns the position of the moving list in pixels, its speed in pixels per second and the state of its animation.
 */
const movement = (page: Page) =>
  lists(page)
    .first()
    .evaluate((list) => {
      const { left, width } = list.getBoundingClientRect();
      const [animation] = list.getAnimations();
      const speed = (width / Number(animation?.effect?.getTiming().duration)) * 1000;
      return { left, speed, state: animation?.playState };
    });

const expectState = (page: Page, state: AnimationPlayState) =>
  expect.poll(async () => (await movement(page)).state).toBe(state);

test('C176 the names move to the left at 20 px per second, and stop under the pointer or by a button', async ({
  page,
}) => {
  await openHydrated(page, path);
  await button(page, 'Pause').focus();
  await expect.poll(async () => (await movement(page)).speed).toBeCloseTo(20, 1);
  const { left } = await movement(page);
  await expect.poll(async () => (await movement(page)).left).toBeLessThan(left - 4);

  await page.keyboard.press('Enter');
  await expectState(page, 'paused');
  await button(page, 'Play').press('Enter');
  await expectState(page, 'running');
  // Hovers the row instead of a name, because the names move.
  await lists(page).first().locator('..').hover();
  await expectState(page, 'paused');

  // Screen readers and the keyboard find each name once.
  await expect(band(page).getByRole('img')).toHaveCount(names.length);
  await expect(band(page).locator('ul[aria-hidden="true"][inert]')).toHaveCount(1);
});

test('W3 under reduced motion all names are visible in even rows and do not move', { tag: '@both' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(lists(page)).toHaveCount(1);
  await expect(band(page).getByRole('button')).toBeHidden();
  await expectNoSidewaysScroll(page);
  const tops = await band(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(names.length);
  expect(new Set([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).size).toBe(1);
});
