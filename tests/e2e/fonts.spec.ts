import { expect, test } from './test.ts';

test('the font file with rare characters loads only when one is typed', async ({ page }) => {
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
