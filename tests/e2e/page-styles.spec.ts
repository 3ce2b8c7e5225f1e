import type { Page } from '@playwright/test';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { expect, expectOnlyErrors, notFoundMessage, openHydrated, test } from './test.ts';

const widths = [390, 1366];

/** Shows everything that is closed at first. A full-page screenshot does not scroll, so lazy pictures would not load. */
async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
  });
  await page.waitForLoadState('networkidle');
}

/** Adds the full stylesheet to the page, as the page's scripts do. Without scripts, the page receives no events. */
async function addWholeStylesheet(page: Page) {
  await page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('body > template');
    document.head.append(template?.content.querySelector('link[rel=stylesheet]') ?? '');
  });
  const isLoaded = () =>
    page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet));
  await expect.poll(isLoaded).toBe(true);
}

/** Takes screenshots until two are equal, because there is no event for the decoding of all pictures and fonts. */
async function picture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let before = await take();
  for (let now = await take(); !now.equals(before); now = await take()) before = now;
  return before;
}

test.describe('without scripts', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [...pagePaths, notFoundPath])
    test(`${path} looks the same with its inlined styles as with the stylesheet of the whole site`, async ({
      page,
      browserErrors,
    }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await openAll(page);
        const own = await picture(page);
        await addWholeStylesheet(page);
        const whole = await picture(page);
        expect.soft(own.equals(whole), `${width} pixels`).toBe(true);
      }
      if (path === notFoundPath) expectOnlyErrors(browserErrors, notFoundMessage);
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(files).toHaveLength(1);
});
