import { chromium, type Page } from '@playwright/test';
import { findWholeChromium } from '../machine/find-chromium.ts';
import { expect, hydrated, saveData, test } from './test.ts';

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'a tap': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.getByRole('link', { name: 'Contact us' }).first().focus(),
  scrolling: (page) => page.evaluate(() => scrollTo(0, 200)),
};

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('with Save-Data, scripts load only after a tap, a key, a focus or scrolling', async ({ page }) => {
  await page.addInitScript(saveData);
  for (const [name, interact] of Object.entries(interactions))
    await test.step(name, async () => {
      const scripts = recordScripts(page);
      await page.goto('/faqs', { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
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

test('a page in a minimised window loads its scripts once the window is shown', { tag: '@full' }, async ({
  baseURL,
}) => {
  // The headless shell cannot minimise windows.
  const browser = await chromium.launch({
    executablePath: findWholeChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  const setWindow = (windowState: 'minimized' | 'normal') =>
    devtools.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  const scripts = recordScripts(page);
  await setWindow('minimized');
  await page.goto('/faqs', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await setWindow('normal');
  await hydrated(page);
  await browser.close();
});
