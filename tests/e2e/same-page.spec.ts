import type { Page } from '@playwright/test';
import { notFoundPath } from '#content/paths.ts';
import { firstServicePath } from '#content/service-paths.ts';
import { titleOf } from './service-titles.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { documentPaths } from './templates.ts';
import { expect, markDocument, openHydrated, test } from './test.ts';

/** The addresses of all visible links that lead to the current page, except the skip link. */
function linksToItself(page: Page) {
  return page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => (link as HTMLAnchorElement).pathname === location.pathname && link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href !== '#content'),
  );
}

/** The scroll position, the length of the history, and the number of open menus. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(scrollY),
    history: history.length,
    open: document.querySelectorAll(':popover-open, header details[open]').length,
  }));

/**
 * Expects the page to be scrolled to its top. For a link with a hash, expects its element to be in view: near the end
 * of a page, an element cannot be scrolled to the top.
 */
async function expectArrived(page: Page, href: string) {
  const { hash } = new URL(href, page.url());
  if (!hash) return expect.poll(() => page.evaluate(() => scrollY), href).toBe(0);
  await expect(page.locator(hash), href).toBeInViewport();
}

async function clickEach(page: Page, path: string) {
  await openHydrated(page, path);
  await skeletonGone(page);
  const sameDocument = await markDocument(page);
  const hrefs = await linksToItself(page);
  for (const [index, href] of hrefs.entries()) {
    await page.evaluate(() => scrollTo(0, 1500));
    const link = page
      .locator(`a[href="${href}"]:visible`)
      .nth(hrefs.slice(0, index).filter((one) => one === href).length);
    await link.click();
    await expectArrived(page, href);
    expect((await stateOf(page)).open, href).toBe(0);
  }
  await sameDocument();
  return hrefs;
}

for (const path of documentPaths.filter((one) => one !== notFoundPath))
  test(`A65 every link of ${path} to itself scrolls to the top or to its hash, and closes menus`, {
    tag: ['@both', '@full'],
  }, async ({ page }) => {
    await clickEach(page, path);
  });

test('C020 a link to the open page scrolls to the top, without a request or a history entry', {
  tag: '@both',
}, async ({ page }) => {
  await openHydrated(page, '/faqs');
  const { history } = await stateOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await stateOf(page)).history).toBe(history);
  expect(asked.filter((path) => path.startsWith('/assets/data/faqs'))).toEqual([]);
});

test('A65 the phone menu closes when a link to the open page is chosen', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/about');
  await page.mouse.wheel(0, 700);
  const menu = page.getByRole('navigation', { name: /^Main$/ });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('A65 a link to the open page in the services list scrolls to the top', async ({ page }) => {
  await openHydrated(page, firstServicePath);
  await skeletonGone(page);
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  await page.locator('summary', { hasText: 'Services' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: titleOf('air-conditioning-installation') })
    .click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('banner').getByRole('link', { name: titleOf('plumbing') })).toBeHidden();
});
