import type { Locator } from '@playwright/test';
import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { coverage } from '#content/pages/coverage.ts';
import { homePage } from '#content/pages/home.ts';
import { paceOf } from './animation-pace.ts';
import { expect, openHydrated, test } from './test.ts';

const plumbing = homeEntries.find(({ href }) => href === '/services/plumbing') ?? { title: 'missing' };

test.describe('services list', () => {
  test('C053 a line stands between the entries, and not before the first', async ({ page }) => {
    await page.goto('/');
    const lines = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((items) => items.map((item) => Number.parseFloat(getComputedStyle(item).borderTopWidth)));
    expect(lines).toEqual([0, ...homeEntries.slice(1).map(() => 1)]);
  });

  test('C052 the picture leads to the same page, without a second stop for the keyboard', async ({ page }) => {
    await openHydrated(page, '/');
    const entry = page.getByRole('article').filter({ hasText: plumbing.title });
    await expect(entry.getByRole('link')).toHaveCount(1);
    const picture = entry.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + 200);
    await expect(page).toHaveURL('/services/plumbing');
  });

  test('C054 C055 pictures are 300 high and grow under the pointer', async ({ page }) => {
    await page.goto('/');
    const picture = page.getByRole('article').first().getByRole('img');
    expect(Math.round((await picture.boundingBox())?.height ?? 0)).toBe(300);
    await page.getByRole('article').first().hover();
    await expect(picture).toHaveCSS('scale', '1.1');
    const overlay = page.getByRole('article').first().locator('a[tabindex="-1"]');
    await expect(overlay).toHaveCSS('opacity', '0.6');
    await page.mouse.move(0, 0);
    await expect(overlay).toHaveCSS('opacity', '0.3');
  });
});

test.describe('open now, in Dubai time', () => {
  // Monday, at the hours of the company; Dubai is four hours ahead.
  const monday = business.hours.find(({ days }) => days.includes('Monday'));
  for (const [when, moment, text] of [
    ['after opening', `2026-11-23T${monday?.opens}:30+04:00`, homePage.openNow.open],
    ['after closing', `2026-11-23T${monday?.closes}:30+04:00`, homePage.openNow.closed],
  ] as const)
    test(`A6 half a minute ${when} it says so`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await openHydrated(page, '/');
      await expect(page.getByRole('region', { name: coverage.heading })).toContainText(text);
    });
});

test.describe('reveal', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('C056 C057 C058 blocks below the window wait, then fade in once', async ({ page }) => {
    await openHydrated(page, '/');
    const block = page.locator('[data-reveal]').last();
    await expect(block).toHaveAttribute('data-reveal', 'waiting');
    await expect(block).toHaveCSS('opacity', '0');
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-reveal', 'shown');
    await expect(block).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(block).toHaveAttribute('data-reveal', 'shown');
  });

  test('C058 one second, from 20 px above and 20 px of blur', async ({ page }) => {
    const setPace = await paceOf(page);
    await openHydrated(page, '/');
    await setPace('slow');
    const block = page.locator('[data-reveal]').last();
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-reveal', 'shown');
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
    const delayOf = async (element: Locator) => {
      await element.scrollIntoViewIfNeeded();
      await expect.poll(() => element.evaluate((one) => one.getAnimations().length)).toBe(1);
      return element.evaluate((one) => one.getAnimations()[0]?.effect?.getTiming().delay);
    };
    expect(await delayOf(page.locator('[data-reveal][data-delay=entry]').last())).toBe(400);
    expect(await delayOf(page.getByRole('heading', { name: homePage.callToAction.heading }))).toBe(200);
  });
});

test.describe('content is never trapped', () => {
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
