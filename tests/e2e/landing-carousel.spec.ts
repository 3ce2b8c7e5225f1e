import type { Page } from '@playwright/test';
import { landings } from '#content/landings/index.ts';
import { texts } from '#content/texts.ts';
import { expect, expectAccessible, expectOnlyErrors, openHydrated, test, waitForAnimations } from './test.ts';

const path = '/painting-services';
const names = texts.paintJobs.images.map(({ src }) => src.alt);
const total = names.length;

const heading = landings.find(({ slug }) => `/${slug}` === path)?.paintJobs?.heading ?? 'missing';
const section = (page: Page) => page.getByRole('region', { name: heading });
const row = (page: Page) => page.getByRole('region', { name: 'Pictures of paint jobs' });
const caption = (page: Page) => section(page).getByRole('status');
const button = (page: Page, name: 'Previous picture' | 'Next picture') => section(page).getByRole('button', { name });
const captionOf = (index: number) => `Picture ${index + 1} of ${total}: ${texts.paintJobs.images[index]?.caption}`;

/** Opens the page and scrolls to the carousel. */
async function openTurning(page: Page) {
  await openHydrated(page, path);
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page).locator('li')).toHaveCount(total * 3);
}

/** Expects that slides cover the whole width of the row. */
async function expectFilled(page: Page) {
  await waitForAnimations(page);
  const isFilled = () =>
    row(page).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const slides = Array.from(element.querySelectorAll('li'), (slide) => slide.getBoundingClientRect());
      return slides.some((slide) => slide.left < left + 120) && slides.some((slide) => slide.right > right - 120);
    });
  await expect.poll(isFilled).toBe(true);
}

test('C177 the coverflow has the rotation, depth, shadows and sizes of the specification', { tag: '@full' }, async ({
  page,
}) => {
  await openTurning(page);
  const slides = row(page).locator('li');
  const transforms = () => slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).style.transform));
  await expect.poll(async () => (await transforms()).filter((one) => one.includes('rotateY(0deg)')).length).toBe(1);
  const all = await transforms();
  const middle = all.findIndex((one) => one.includes('rotateY(0deg)'));
  // From rotate 50 and depth 100 in spec §9: the next slide is rotated by 50° and is 100 px further back.
  expect(all[middle + 1]).toContain('translate3d(0px, 0px, -100px)');
  expect(all[middle + 1]).toContain('rotateY(-50deg)');
  expect(all[middle - 1]).toContain('rotateY(50deg)');
  await expect(row(page).locator('[class*="slide-shadow"]')).not.toHaveCount(0);
  await expect(slides.first(), 'C178').toHaveCSS('width', '500px');
  await expect(slides.first()).toHaveCSS('height', '300px');
  // Screen readers find each picture once, because the copies are hidden from them and from the keyboard.
  await expect(row(page).getByRole('img')).toHaveCount(total);
  await expect(row(page).locator('li[aria-hidden="true"][inert]')).toHaveCount(total * 2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(slides.first(), 'after the window has become narrower').toHaveCSS('width', '320px');
});

test('C178 on a wide screen the row turns backwards past its first slide without a gap; three quick presses move three slides; arrow keys turn from the row and from a button, and a swipe turns too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 800 });
  await openTurning(page);
  await button(page, 'Previous picture').click();
  await expect(caption(page)).toHaveText(captionOf(total - 1));
  await expectFilled(page);
  await button(page, 'Next picture').click();
  await expect(caption(page)).toHaveText(captionOf(0));
  await expectFilled(page);
  await button(page, 'Next picture').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(caption(page)).toHaveText(captionOf(3));
  await expectFilled(page);
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText(captionOf(4));
  await row(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toHaveText(captionOf(3));
  await expectFilled(page);
  // The row is 1920 px wide and a slide 500 px: 360 px to the left count as a swipe in a slow browser, too.
  await row(page).dragTo(row(page), { targetPosition: { x: 600, y: 150 }, steps: 8 });
  await expect(caption(page)).toHaveText(captionOf(4));
});

test('W13 under reduced motion the pictures are a plain row that buttons, keys and swipes scroll', {
  tag: '@full',
}, async ({ page }) => {
  const expectShown = async (index: number) => {
    await expect(caption(page)).toHaveText(captionOf(index));
    await expect(row(page).getByRole('img', { name: names[index] ?? '' })).toBeInViewport({ ratio: 0.9 });
  };
  await openTurning(page);
  await button(page, 'Next picture').click();
  await expectFilled(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(row(page).locator('li')).toHaveCount(total);
  await row(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await button(page, 'Next picture').click();
  await expectShown(2);
  // Without the coverflow, a swipe only scrolls the row, so the test scrolls to the last picture.
  const last = row(page).locator('li').last();
  await last.evaluate((one) => one.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' }));
  await expectShown(total - 1);
  await button(page, 'Next picture').click();
  await expectShown(0);
  await row(page).press('ArrowLeft');
  await expectShown(total - 1);
});

test('V8 the script is requested only near the carousel; W13 if it cannot load, the pictures stay a plain row that a button scrolls', async ({
  page,
  browserErrors,
}) => {
  await page.route('**/assets/coverflow-*', (route) => route.abort());
  await openHydrated(page, path);
  const failed = page.waitForEvent('requestfailed');
  await row(page).scrollIntoViewIfNeeded();
  await failed;
  await button(page, 'Next picture').click();
  await expect(caption(page)).toHaveText(captionOf(1));
  expectOnlyErrors(browserErrors, /net::ERR_FAILED/);
});
