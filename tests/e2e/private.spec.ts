import { landings } from '#content/landings/index.ts';
import { pagePaths } from '#content/paths.ts';
import { expect, openHydrated, test } from './test.ts';

const landingPaths = landings.map(({ slug }) => `/${slug}`);

for (const path of pagePaths)
  test(`C023 C024 C025 N07 ${path} is open to everyone, asks nobody else and leaves nothing behind`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http')) asked.push(`${request.method()} ${origin}`);
    });
    const response = await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    expect(response?.status()).toBe(200);
    expect(new Set(asked)).toEqual(new Set([`GET ${baseURL}`]));
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

for (const path of pagePaths.filter((path) => !landingPaths.includes(path)))
  test(`C018 ${path} has the top bar and the footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(/©/)).toBeVisible();
  });
