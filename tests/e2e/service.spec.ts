import type { Page } from '@playwright/test';
import { homeEntries } from '#content/home-entries.ts';
import { firstServicePath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { animationSpeedOf } from './animation-speed.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { titleOf } from './service-titles.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { expect, hydrated, markDocument, openHydrated, test } from './test.ts';

test.describe('Next Service', () => {
  test('C086 a click shows the next service from its top', async ({ page }) => {
    await openHydrated(page, servicePath('plumbing'));
    await skeletonGone(page);
    const sameDocument = await markDocument(page);
    await page.getByRole('link', { name: 'Next Service' }).click();
    await expect(page).toHaveURL(servicePath('handyman'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('handyman'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await sameDocument();
  });
});

test.describe('skeleton overlay', () => {
  test('C088 covers the page for one second and then disappears', async ({ page }) => {
    const setSpeed = await animationSpeedOf(page);
    await setSpeed('slow');
    await page.goto(servicePath('plumbing'));
    const states = await page.locator('[data-skeleton]').evaluate((element) => {
      const [animation] = element.getAnimations();
      if (!animation) return [];
      animation.pause();
      return [0, 999.9, 1000].map((time) => {
        animation.currentTime = time;
        return getComputedStyle(element).visibility;
      });
    });
    expect(states).toEqual(['visible', 'visible', 'hidden']);
  });

  test('C088 covers the whole content, which is already in the document', async ({ page }) => {
    const setSpeed = await animationSpeedOf(page);
    await setSpeed('slow');
    await page.goto(servicePath('plumbing'));
    await expect(page.locator('[data-skeleton]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('plumbing'));
    const covered = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [cover, heading] = [box('[data-skeleton]'), box('h1')];
      const top = document.elementFromPoint((heading?.left ?? 0) + 5, (heading?.top ?? 0) + 5);
      return { isOnTop: top?.closest('[data-skeleton]') !== null, height: cover?.height, page: box('main')?.height };
    });
    expect(covered.isOnTop).toBe(true);
    expect(covered.height).toBe(covered.page);
  });

  test('C089 appears again when the service changes, and a change during the overlay shows the last service', async ({
    page,
  }) => {
    const setSpeed = await animationSpeedOf(page);
    await openHydrated(page, servicePath('plumbing'));
    await skeletonGone(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);

    await setSpeed('slow');
    await page.getByRole('link', { name: 'Next Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('handyman'));
    await expect(page.locator('[data-skeleton]')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);

    // Navigates again while the first overlay is still visible.
    const first = await page.locator('[data-skeleton]').elementHandle();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('plumbing'));
    await expect(page.locator('[data-skeleton]')).toHaveCount(1);
    await expect(page.locator('[data-skeleton]')).toBeVisible();
    expect(await first?.evaluate((element) => element.isConnected)).toBe(false);

    await setSpeed('real');
    await skeletonGone(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('plumbing'));
  });

  test('C088 causes no layout shift', async ({ page }) => {
    const moved = await watchLayoutShifts(page);
    await openHydrated(page, servicePath('water-tank-cleaning'));
    await skeletonGone(page);
    expect(await moved()).toEqual([]);
  });

  test('N05 the large picture below the overlay has high priority and is loaded', async ({ page }) => {
    await page.goto(servicePath('plumbing'));
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).not.toHaveAttribute('loading', 'lazy');
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  test('C088 is not animated under reduced motion, and lasts one second too', async ({ page }) => {
    const setSpeed = await animationSpeedOf(page);
    await setSpeed('slow');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(servicePath('plumbing'));
    const overlay = page.locator('[data-skeleton]');
    await expect(overlay).toBeVisible();
    const durations = await overlay.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(durations).toEqual([1000]);
  });

  test('C088 is hidden without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(servicePath('plumbing'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('plumbing'));
    await expect(page.locator('[data-skeleton]')).toBeHidden();
    await context.close();
  });

  test('C088 is hidden in print', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(servicePath('plumbing'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('plumbing'));
    await expect(page.locator('[data-skeleton]')).toBeHidden();
  });
});

test.describe('addresses without a service', () => {
  for (const path of ['/services', '/services/ac-install', '/services/no-such-service']) {
    test(`C002 ${path} redirects to the first service`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(firstServicePath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[0]?.title ?? '');
    });
  }

  test('C021 the first home entry opens AC installation without a full load, and Back returns', async ({ page }) => {
    await openHydrated(page, '/');
    const sameDocument = await markDocument(page);
    await page.getByRole('link', { name: `${texts.home.services.about} ${homeEntries[0]?.title}` }).click();
    await expect(page).toHaveURL(firstServicePath);
    await sameDocument();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('C083 Enquire Now passes the service to the form', () => {
  const expectChosen = async (page: Page) => {
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect(page.getByRole('combobox')).toHaveValue('Air conditioning');
  };

  test('in the same tab', async ({ page }) => {
    await openHydrated(page, servicePath('ac-maintenance'));
    await skeletonGone(page);
    const expectSameDocument = await markDocument(page);
    await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    await page.waitForURL('**/contact?*');
    await expectChosen(page);
    await expectSameDocument();
  });

  test('in a new tab', async ({ page, context }) => {
    await page.goto(servicePath('ac-maintenance'));
    await skeletonGone(page);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: 'Enquire Now' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.waitForURL('**/contact?*');
    await expectChosen(tab);
  });

  test('but does not replace a service chosen before hydration', async ({ page }) => {
    await page.goto('/contact?service=Plumbing', { waitUntil: 'commit' });
    await page.getByRole('combobox').selectOption('Painting');
    await hydrated(page);
    await expect(page.getByRole('combobox')).toHaveValue('Painting');
  });
});
