import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'a tap': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.getByRole('link', { name: 'Contact us' }).first().focus(),
  scrolling: (page) => page.evaluate(() => scrollTo(0, 200)),
};

for (const [name, interact] of Object.entries(interactions))
  test(`with Save-Data scripts come with ${name}, and not before`, async ({ page }) => {
    await page.addInitScript(saveData);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/faqs', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await interact(page);
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

for (const path of ['/faqs', '/ac-cleaning-services'])
  test(`${path} that nobody touches hydrates after its load and its first paint, no later than half a second after both`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const waited = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const ready = Math.max(navigation?.loadEventStart ?? Number.NaN, painted?.startTime ?? Number.NaN);
      return Math.min(...scripts.map(({ startTime }) => startTime)) - ready;
    });
    expect(waited).toBeGreaterThanOrEqual(0);
    // A frame and a task, and room for a busy machine.
    expect(waited).toBeLessThan(500);
  });
