import { notFoundPath } from '#content/paths.ts';
import { texts } from '#content/texts.ts';
import { brokenWords } from './layout-faults.ts';
import { applyReadingCondition, expectReadable, readingConditions } from './reading-conditions.ts';
import { documentPaths } from './templates.ts';
import { expect, expectOnlyErrors, notFoundMessage, openHydrated, test } from './test.ts';

test.describe('in every reading condition the page does not scroll sideways, and no text is cut off', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of documentPaths)
    test(`W1 ${path}`, { tag: '@full' }, async ({ page, browserErrors }) => {
      await openHydrated(page, path);
      if (path === '/faqs')
        await page.locator('main details').evaluateAll((all) => {
          for (const one of all) (one as HTMLDetailsElement).open = true;
        });
      await expectReadable(page, path);
      if (path === notFoundPath) expectOnlyErrors(browserErrors, notFoundMessage);
    });

  test('W1 the open menu of a phone', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHydrated(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: /^Main$/ })
      .getByText('Services', { exact: true })
      .click();
    const phones = Object.keys(readingConditions).filter((name) => (readingConditions[name]?.width ?? 0) < 992);
    await expectReadable(page, 'menu', phones);
  });

  test('W2 at 200 % text, fixed and sticky bars cover less than 60 % of a phone', async ({ page }) => {
    for (const path of ['/', '/painting-services']) {
      await openHydrated(page, path);
      await applyReadingCondition(page, { width: 390, hasLargeText: true });
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < innerHeight && (top <= 0 || bottom >= innerHeight))
          .reduce((sum, { height }) => sum + height, 0),
      );
      expect.soft(covered, path).toBeLessThan(0.6 * 800);
    }
  });

  test('W2 at 200 % text, the call bar covers less than a sixth of a phone’s screen and does not cover the last links of the page', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of ['/', '/painting-services'])
      for (const width of [360, 390]) {
        await openHydrated(page, path);
        await applyReadingCondition(page, { width, hasLargeText: true });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const bar = page.getByRole('complementary', {
          name: texts.headerAndFooter.quickContact,
          includeHidden: true,
        });
        const top = await bar.evaluate((one) => one.getBoundingClientRect().top);
        expect.soft(800 - top, `${path} at ${width} pixels`).toBeLessThan(800 / 6);
        const end = await page
          .getByRole('contentinfo')
          .getByRole('link')
          .evaluateAll((links) => Math.max(...links.map((one) => one.getBoundingClientRect().bottom)));
        expect.soft(end, `the end of ${path} at ${width} pixels`).toBeLessThanOrEqual(top);
      }
  });

  test('W2 at 200 % text, no heading breaks inside a word, and the header is one row', async ({ page }) => {
    for (const path of [
      '/',
      '/about',
      '/services/maintenance-packages',
      '/hvac-maintenance-services',
      '/painting-services',
    ]) {
      await openHydrated(page, path);
      for (const width of [320, 390]) {
        await applyReadingCondition(page, { width, hasLargeText: true });
        expect.soft(await brokenWords(page, 'h1, h2, h3'), `${path} at ${width} pixels`).toEqual([]);
        const controls = page.locator('#root > header').locator('a, button').filter({ visible: true });
        const tops = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
        const middles = new Set(tops.map(({ top, bottom }) => Math.round((top + bottom) / 2)));
        expect.soft(middles.size, `rows of the header of ${path} at ${width} pixels`).toBe(1);
      }
    }
  });
});
