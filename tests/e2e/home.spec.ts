import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { timeInWords, weekdays } from '#content/hours.ts';
import { texts } from '#content/texts.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { expect, hydrated, openHydrated, test } from './test.ts';

const plumbing = homeEntries.find(({ href }) => href === '/services/plumbing') ?? { title: 'missing' };

const entry = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('services list', () => {
  test('C053 a line separates the entries, with none before the first', async ({ page }) => {
    await page.goto('/');
    const lines = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((items) => items.map((item) => Number.parseFloat(getComputedStyle(item).borderTopWidth)));
    expect(lines).toEqual(homeEntries.map((_, index) => (index === 0 ? 0 : 1)));
  });

  test('C052 a click on the picture opens the page, and the picture is not a second tab stop', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(entry(page, plumbing.title).getByRole('link')).toHaveCount(1);
    const picture = entry(page, plumbing.title).getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + 200);
    await expect(page).toHaveURL('/services/plumbing');
  });

  test('C054 pictures are 300 pixels high', async ({ page }) => {
    await page.goto('/');
    const picture = page.getByRole('article').first().getByRole('img');
    expect(Math.round((await picture.boundingBox())?.height ?? 0)).toBe(300);
  });

  test('C055 a picture grows under the pointer', async ({ page }) => {
    await page.goto('/');
    const picture = page.getByRole('article').first().getByRole('img');
    await page.getByRole('article').first().hover();
    await expect.poll(async () => Math.round((await picture.boundingBox())?.height ?? 0)).toBe(330);
    const overlay = page.getByRole('article').first().locator('a[tabindex="-1"]');
    await expect(overlay).toHaveCSS('opacity', '0.6');
    await page.mouse.move(0, 0);
    await expect(overlay).toHaveCSS('opacity', '0.3');
  });
});

test.describe('the index of the services list', () => {
  const index = (page: Page) => page.getByRole('navigation', { name: texts.home.services.index });

  test('C047 each link of the index scrolls to its entry, and the index stays visible in a low window', async ({
    page,
  }) => {
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

  /** The titles of the entries, grouped by row. */
  async function rowsOf(page: Page): Promise<string[][]> {
    const tops = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => ({
        title: article.querySelector('h3')?.textContent ?? '',
        top: Math.round(article.closest('li')?.getBoundingClientRect().top ?? 0),
      })),
    );
    const rows = [...Map.groupBy(tops, ({ top }) => top).values()];
    return rows.map((row) => row.map(({ title }) => title));
  }

  test('C047 the index highlights the entries in view, row by row', async ({ page }) => {
    await openHydrated(page, '/');
    const current = index(page).locator('[data-current]');
    const rows = await rowsOf(page);
    await expect(current).toHaveText(rows[0] ?? []);
    const seen: string[][] = [];
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await page.mouse.move(900, 400);
    for (let turn = 0; turn < 45; turn += 1) {
      const titles = await current.allTextContents();
      if (titles.join() !== seen.at(-1)?.join()) seen.push(titles);
      if (titles.join() === rows.at(-1)?.join()) break;
      await page.mouse.wheel(0, 120);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    expect(seen.filter((titles) => rows.some((row) => row.join() === titles.join()))).toEqual(rows);
  });

  test('C047 the index highlights the last row after a jump past the list', async ({ page }) => {
    await openHydrated(page, '/');
    const rows = await rowsOf(page);
    const [title = 'missing'] = rows.at(-2) ?? [];
    await entry(page, title).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await expect(index(page).locator('[data-current]')).toHaveText(rows.at(-2) ?? []);
    await page
      .getByRole('heading', { name: texts.home.callToAction.heading })
      .evaluate((heading) => heading.scrollIntoView());
    await expect(index(page).locator('[data-current]')).toHaveText(rows.at(-1) ?? []);
  });

  test('C051 each link follows its description, and the rows have different layouts', async ({ page }) => {
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

test.describe('opening hours in Dubai time', () => {
  const openNow = texts.home.openNow;
  const day = weekdays.find((one) => business.hours[one].length > 0) ?? 'Monday';
  const [{ opens, closes } = { opens: '00:00', closes: '24:00' }] = business.hours[day];
  const text = openNow.open.replace('{time}', timeInWords(closes));

  /** A time half an hour after the opening on the first working day of a week. */
  function momentAfterOpening(): Date {
    const [hour = 0, minute = 0] = opens.split(':').map(Number);
    const monday = 23;
    return new Date(Date.UTC(2026, 10, monday + weekdays.indexOf(day), hour - business.utcOffsetHours, minute + 30));
  }

  test('C121 during opening hours the first view says when the office closes', { tag: '@both' }, async ({ page }) => {
    await page.clock.setFixedTime(momentAfterOpening());
    await page.goto('/');
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByText(openNow.hotline, { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('C121 on a slow line the sentence is correct at its first paint and never changes', { tag: '@both' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime(momentAfterOpening());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 4000,
      uploadThroughput: 8000,
    });
    await page.addInitScript(() => {
      const painted = new Set<string>();
      const record = () => {
        const line = document.querySelector('main [data-opening]');
        if (line) painted.add(line.textContent);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      Object.assign(window, { painted });
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await hydrated(page);
    const painted = await page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted]);
    expect(painted).toEqual([text]);
  });

  for (const path of ['/', '/services/ac-maintenance', '/ac-maintenance-services'])
    test(`C121 on ${path} the sentence causes no layout shift`, { tag: '@both' }, async ({ page }) => {
      await page.clock.setFixedTime(momentAfterOpening());
      const moved = await watchLayoutShifts(page);
      await page.goto(path);
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeInViewport();
      expect(await moved()).toEqual([]);
    });
});

for (const path of ['/', '/services/ac-install'])
  test(`C022 a link to AC repair is in the first view of ${path}`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    const way = page.getByRole('main').getByRole('link', { name: 'AC maintenance and repair' });
    await expect(way).toBeInViewport({ ratio: 1 });
    // On phones, the call bar covers the lower part of the window.
    const bar = page.getByRole('complementary', { name: 'Quick contact' });
    const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : page.viewportSize()?.height;
    const box = await way.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(end ?? 0);
    await way.click();
    await expect(page).toHaveURL('/services/ac-maintenance');
  });
