import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const isAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined, undefined, { timeout: 15_000 });

/** With Save-Data a page comes alive at a sign only: no time of its own can be mistaken for one. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const signs: Record<string, (page: Page) => Promise<void>> = {
  'a tap': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.getByRole('link', { name: 'Contact us' }).first().focus(),
  scrolling: (page) => page.evaluate(() => scrollTo(0, 200)),
};

for (const [sign, give] of Object.entries(signs))
  test(`scripts come with ${sign}, and not before`, async ({ page }) => {
    await page.addInitScript(saveData);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/faqs', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await give(page);
    await isAlive(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

test('a page that is only read comes alive by itself, and has fetched its files ahead', async ({ page }) => {
  await page.goto('/faqs');
  await expect(page.locator('link[rel=prefetch][as=script]')).not.toHaveCount(0);
  await isAlive(page);
});
