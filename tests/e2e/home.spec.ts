import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { formatTime, weekdays } from '#content/hours.ts';
import { texts } from '#content/texts.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { boxOf, expect, openHydrated, test } from './test.ts';

const entry = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('C055 a picture of 300 px grows to 330 px under the pointer, its overlay darkens, and it leads to the page of its entry without a second tab stop', async ({
  page,
}) => {
  const { title, href } = homeEntries[4] ?? { title: 'missing', href: 'missing' };
  const article = entry(page, title);
  const height = async () => Math.round((await boxOf(article.getByRole('img'))).height);
  const overlay = article.locator('a[tabindex="-1"]');
  await openHydrated(page, '/');
  await expect(page.getByRole('listitem').filter({ has: article }), 'C053').toHaveCSS('border-top-width', '1px');
  await expect(article.getByRole('link'), 'C052').toHaveCount(1);
  expect(await height(), 'C054').toBe(300);
  await expect(overlay).toHaveCSS('opacity', '0.3');
  await overlay.hover();
  await expect.poll(height).toBe(330);
  await expect(overlay).toHaveCSS('opacity', '0.6');
  await overlay.click();
  await expect(page).toHaveURL(href);
});

test('C047 each link of the index scrolls to its entry and is highlighted, also in a low window; the last one stays so below the list', async ({
  page,
}) => {
  const index = page.getByRole('navigation', { name: texts.home.services.index });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openHydrated(page, '/');
  for (const { title } of homeEntries) {
    const link = index.getByRole('link', { name: title, exact: true });
    await link.click();
    await expect(entry(page, title).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(link).toBeInViewport({ ratio: 0.9 });
    await expect(link).toHaveAttribute('data-current', 'true');
  }
  await page
    .getByRole('heading', { name: texts.home.callToAction.heading })
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(index.getByRole('link').last()).toHaveAttribute('data-current', 'true');
});

const day = weekdays.findIndex((one) => business.hours[one].length > 0);
const [{ opens, closes } = { opens: '00:00', closes: '24:00' }] = business.hours[weekdays[day] ?? 'Monday'];

for (const path of ['/', '/services/ac-maintenance', '/ac-maintenance-services'])
  test(`C121 the first view of ${path} says until when technicians work, without a layout shift`, {
    tag: '@both',
  }, async ({ page }) => {
    // 23 November is a Monday.
    await page.clock.setFixedTime(`2026-11-${23 + day}T${opens}+04:00`);
    const moved = await watchLayoutShifts(page);
    await page.goto(path);
    const { open, hotline } = texts.home.openNow;
    for (const text of [open.replace('{time}', formatTime(closes)), hotline])
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    expect(await moved()).toEqual([]);
  });

test('C022 a link to AC repair is in the first view of the home page and of /services/ac-install', {
  tag: '@both',
}, async ({ page }) => {
  for (const path of ['/', '/services/ac-install']) {
    await page.goto(path);
    const way = page.getByRole('main').getByRole('link', { name: 'AC maintenance and repair' }).first();
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect(way).toHaveAttribute('href', '/services/ac-maintenance');
  }
});
