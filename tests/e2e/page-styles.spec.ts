import type { Page } from '@playwright/test';
import { documentPaths } from './templates.ts';
import { expect, openHydrated, pageHeading, test, turnSaveDataOn, waitForSkeletonEnd } from './test.ts';

/** Adds the full stylesheet, as the scripts of the page do, and returns the elements whose computed styles change. */
const changedElements = (page: Page) =>
  page.evaluate(async () => {
    const elements = [...document.querySelectorAll('html, body, body *')];
    const stylesOf = (one: Element) =>
      ['', '::before', '::after'].map((part) => {
        const styles = getComputedStyle(one, part);
        if (part && styles.content === 'none') return [];
        // The full stylesheet sets more custom properties than a page uses.
        const properties = Array.from(styles).filter((property) => !property.startsWith('--'));
        return properties.map((property) => styles.getPropertyValue(property));
      });
    const before = elements.map((one) => stylesOf(one).join());
    const template = document.querySelector<HTMLTemplateElement>('body > template');
    const link = template?.content.querySelector('link[rel=stylesheet]') ?? document.body;
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      document.head.append(link);
    });
    return elements.filter((one, index) => stylesOf(one).join() !== before[index]).map(({ outerHTML }) => outerHTML);
  });

test.describe('under reduced motion', { tag: '@full' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of documentPaths)
    test(`${path} has the same styles inlined as in the stylesheet of the whole site`, async ({ page }) => {
      await page.addInitScript(turnSaveDataOn);
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await waitForSkeletonEnd(page);
        expect.soft(await changedElements(page), `${width} pixels`).toEqual([]);
      }
    });
});

test('the stylesheet of the whole site loads once, before the page hydrates', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('hydrated', () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      document.documentElement.dataset.testStyles = link?.sheet ? 'there' : 'missing';
    }),
  );
  const scriptsCame = page.waitForResponse(/\/entry\.client/);
  const files: string[] = [];
  await page.route('**/style-*.css', async (route) => {
    files.push(route.request().url());
    await scriptsCame;
    await route.continue();
  });
  await openHydrated(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-test-styles', 'there');
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(pageHeading(page)).toBeFocused();
  expect(files).toHaveLength(1);
});
