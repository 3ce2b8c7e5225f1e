import type { Page } from '@playwright/test';
import { firstServicePath } from '#content/service-paths.ts';
import { titleOf } from './service-titles.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { expect, markDocument, openHydrated, test } from './test.ts';

const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

test('C020 a link to the open page scrolls to the top, without a request or a history entry', {
  tag: '@both',
}, async ({ page }) => {
  await openHydrated(page, '/faqs');
  const length = await page.evaluate(() => history.length);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expectTop(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(length);
  expect(asked.filter((path) => path.startsWith('/assets/data/faqs'))).toEqual([]);
});

test('A65 the phone menu closes when a link to the open page is chosen', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/about');
  await page.mouse.wheel(0, 700);
  const menu = page.getByRole('navigation', { name: /^Main$/ });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expectTop(page);
});

test('A65 a link to the open page in the services list scrolls to the top and closes the list', async ({ page }) => {
  await openHydrated(page, firstServicePath);
  await skeletonGone(page);
  const service = page
    .getByRole('banner')
    .getByRole('link', { name: titleOf('air-conditioning-installation'), includeHidden: true });
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  await page.locator('summary', { hasText: 'Services' }).click();
  await service.click();
  await expectTop(page);
  await expect(service).toBeHidden();
});

for (const path of ['/', '/faqs', '/painting-services', '/terms-and-conditions'])
  test(`A65 every link of ${path} to a place on the same page leads there`, { tag: ['@both', '@full'] }, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const sameDocument = await markDocument(page);
    const links = page.locator(`main a:is([href^="#"], [href^="${path}#"]):visible`);
    for (const link of await links.all()) {
      await link.click();
      await expect(page.locator((await link.evaluate((one: HTMLAnchorElement) => one.hash)) || 'h1')).toBeInViewport();
    }
    await sameDocument();
  });
