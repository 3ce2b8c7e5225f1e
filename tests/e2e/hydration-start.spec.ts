import type { Page } from '@playwright/test';
import { expect, hydrated, saveData, test } from './test.ts';

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'a tap': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.getByRole('link', { name: 'Contact us' }).first().focus(),
  scrolling: (page) => page.evaluate(() => scrollTo(0, 200)),
};

test('with Save-Data, scripts load only after a tap, a key, a focus or scrolling', async ({ page }) => {
  await page.addInitScript(saveData);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  for (const [name, interact] of Object.entries(interactions))
    await test.step(name, async () => {
      scripts = 0;
      await page.goto('/faqs', { waitUntil: 'networkidle' });
      expect(scripts).toBe(0);
      await interact(page);
      await hydrated(page);
    });
});

test('without input, scripts start to load within half a second after load and first paint', async ({ page }) => {
  await page.goto('/faqs');
  await hydrated(page);
  const waited = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const ready = Math.max(navigation?.loadEventStart ?? Number.NaN, painted?.startTime ?? Number.NaN);
    return Math.min(...scripts.map(({ startTime }) => startTime)) - ready;
  });
  expect(waited).toBeGreaterThanOrEqual(0);
  expect(waited).toBeLessThan(500);
});
