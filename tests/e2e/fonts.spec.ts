import { notFoundPath } from '#content/paths.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { documents } from './templates.ts';
import { expect, forgive, notFoundStatus, test } from './test.ts';

test('a letter that no page prints brings its font file when it is typed, and not before', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url().replace(/.*\/assets\/(.*)-[\w-]{8}\.woff2/, '$1'));
  });
  await page.goto('/contact');
  await page.evaluate(() => document.fonts.ready);
  expect(files.sort()).toEqual(['display-core', 'text-core']);
  await page.getByLabel('Name', { exact: true }).fill('Žaneta');
  await expect.poll(() => files).toContain('text-latin-ext');
});

for (const path of documents)
  test(`V2 nothing on ${path} moves when its fonts come after the first paint`, { tag: '@full' }, async ({
    page,
    complaints,
  }) => {
    const moved = await watchLayoutShifts(page);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1366, 768],
    ] as const) {
      const painted = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        await route.continue();
      });
      await page.setViewportSize({ width, height });
      // Fonts that are preloaded hold up the load event.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.resolve();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      expect.soft(await moved(), `${width} × ${height}`).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      if (path === notFoundPath) forgive(complaints, notFoundStatus);
    }
  });
