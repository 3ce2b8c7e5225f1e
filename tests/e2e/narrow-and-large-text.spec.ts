import { findBrokenWords } from './layout-faults.ts';
import { applyReadingCondition, expectReadable, readingConditions, setTextSize } from './reading-conditions.ts';
import { documentPaths } from './templates.ts';
import { expect, jumpTo, menuButton, openHydrated, servicesButton, test } from './test.ts';

test.describe('in every reading condition the page does not scroll sideways, and no text is cut off', {
  tag: '@full',
}, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of documentPaths)
    test(`W1 ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      if (path === '/faqs')
        await page.locator('main details').evaluateAll((all) => {
          for (const one of all) (one as HTMLDetailsElement).open = true;
        });
      await expectReadable(page, path);
    });

  test('W1 the open menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHydrated(page, '/about');
    await menuButton(page).click();
    await servicesButton(page).click();
    const phones = Object.keys(readingConditions).filter((name) => (readingConditions[name]?.width ?? 0) < 992);
    await expectReadable(page, 'menu', phones);
  });

  test('W2 in landscape and at 200 % text, header and call bar cover at most a fifth of a phone and not the last links', async ({
    page,
  }) => {
    for (const path of ['/', '/painting-services'])
      for (const [width, height, hasLargeText] of [
        [844, 390, false],
        [844, 390, true],
        [360, 800, true],
        [390, 844, true],
      ] as const) {
        await openHydrated(page, path);
        await page.setViewportSize({ width, height });
        await setTextSize(page, hasLargeText);
        const bars = page.locator('#root > header, #root > aside').filter({ visible: true });
        const covered = await bars.evaluateAll((all) => all.reduce((sum, { clientHeight }) => sum + clientHeight, 0));
        const where = `${path} at ${width} × ${height}${hasLargeText ? ' with large text' : ''}`;
        expect.soft(covered, where).toBeLessThanOrEqual(height / 5);
        await jumpTo(page, 100_000);
        await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
      }
  });

  test('W2 at 200 % text, no word breaks', async ({ page }) => {
    for (const path of [
      '/',
      '/about',
      '/services/maintenance-packages',
      '/hvac-maintenance-services',
      '/painting-services',
    ]) {
      await openHydrated(page, path);
      for (const width of [360, 390]) {
        await applyReadingCondition(page, { width, hasLargeText: true });
        expect.soft(await findBrokenWords(page), `${path} at ${width} pixels`).toEqual([]);
      }
    }
  });
});
