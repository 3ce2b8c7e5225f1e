import type { Page } from '@playwright/test';
import { homeEntries } from '#content/home-entries.ts';
import { expect, openHydrated, test } from './test.ts';

const plumbing = homeEntries.find(({ href }) => href === '/services/plumbing') ?? { title: 'missing' };

test.describe('services list', () => {
  test('C053 a line stands between the entries, and not before the first', async ({ page }) => {
    await page.goto('/');
    const lines = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((items) => items.map((item) => Number.parseFloat(getComputedStyle(item).borderTopWidth)));
    expect(lines).toEqual([0, ...Array(7).fill(1)]);
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

test.describe('the index of the list', () => {
  const index = (page: Page) => page.getByRole('navigation', { name: 'Services in this list' });
  const entry = (page: Page, title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  test('C047 leads to each of the eight entries, and stays beside them in a low window too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openHydrated(page, '/');
    for (const { title } of homeEntries) {
      const link = index(page).getByRole('link', { name: title, exact: true });
      await link.click();
      await expect(entry(page, title).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(entry(page, title).getByRole('img')).toBeInViewport({ ratio: 0.9 });
      await expect(link).toBeInViewport({ ratio: 0.9 });
      await expect(link).toHaveAttribute('data-current', 'true');
    }
  });

  test('C047 follows the scroll, entry by entry and both of a row together', async ({ page }) => {
    await openHydrated(page, '/');
    const current = index(page).locator('[data-current]');
    await expect(current).toHaveText(['Air Conditioning']);
    const seen: string[][] = [];
    await entry(page, 'Air Conditioning').scrollIntoViewIfNeeded();
    await page.mouse.move(900, 400);
    for (let turn = 0; turn < 45; turn += 1) {
      const titles = await current.allTextContents();
      if (titles.join() !== seen.at(-1)?.join()) seen.push(titles);
      if (titles.join() === 'Painting') break;
      await page.mouse.wheel(0, 120);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    const rows = [
      ['Air Conditioning'],
      ['Duct Cleaning', 'Coil Cleaning'],
      ['Water Tank Cleaning'],
      ['Plumbing', 'Handyman'],
      ['Electrical'],
      ['Painting'],
    ];
    expect(seen.filter((titles) => rows.some((row) => row.join() === titles.join()))).toEqual(rows);
  });

  test('C051 no hole between a description and its link, and rows of more than one shape', async ({ page }) => {
    await page.goto('/');
    const shapes = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => {
        const [description, link] = [article.querySelector('p'), article.querySelector('a:not([tabindex])')];
        const hole = (link?.getBoundingClientRect().top ?? 0) - (description?.getBoundingClientRect().bottom ?? 0);
        return { hole, width: Math.round(article.getBoundingClientRect().width) };
      }),
    );
    expect(Math.max(...shapes.map(({ hole }) => hole))).toBeLessThan(24);
    expect(new Set(shapes.map(({ width }) => width)).size).toBeGreaterThan(1);
  });
});

test.describe('when somebody comes, in Dubai time', () => {
  for (const [day, moment, text] of [
    ['Sunday 8:30', '2026-11-22T04:30:00Z', 'Technicians from 9:00.'],
    ['Sunday 9:30', '2026-11-22T05:30:00Z', 'Technicians work until 19:00 today.'],
    ['Monday 7:30', '2026-11-23T03:30:00Z', 'Technicians from 8:00.'],
    ['Saturday 22:00', '2026-11-21T18:00:00Z', 'Technicians from 9:00 tomorrow.'],
  ] as const)
    test(`A6 C121 on ${day} the first view says '${text}'`, { tag: '@both' }, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await page.goto('/');
      const message = page.getByRole('main').getByText(text);
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('The hotline is open now.')).toBeInViewport({ ratio: 1 });
    });

  for (const path of ['/', '/services/ac-maintenance', '/ac-maintenance-services'])
    test(`C121 on ${path} nothing moves when the clock is read`, { tag: '@both' }, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-21T18:00:00Z');
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          (window as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries());
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await expect(page.getByText('Technicians from 9:00 tomorrow.')).toBeInViewport();
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length)).toBe(0);
    });
});

for (const path of ['/', '/services/ac-install'])
  test(`C022 C206 from ${path} the way to AC repair is in the first view`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    const way = page.getByRole('main').getByRole('link', { name: 'AC maintenance and repair' });
    await expect(way).toBeInViewport({ ratio: 1 });
    // On a phone the call bar lies over the end of the window.
    const bar = page.getByRole('complementary', { name: 'Quick contact' });
    const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : page.viewportSize()?.height;
    const box = await way.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(end ?? 0);
    await way.click();
    await expect(page).toHaveURL('/services/ac-maintenance');
  });
