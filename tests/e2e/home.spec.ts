import { expect, openHydrated, test } from './test.ts';

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
    const entry = page.getByRole('article').filter({ hasText: 'Plumbing' });
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

test.describe('open now, in Dubai time', () => {
  for (const [moment, text] of [
    ['2026-11-22T04:30:00Z', 'Closed for visits at this hour'], // Sunday 8:30
    ['2026-11-22T05:30:00Z', 'Open now'], // Sunday 9:30
    ['2026-11-23T04:30:00Z', 'Open now'], // Monday 8:30
  ] as const)
    test(`A6 at ${moment} it says '${text}'`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await openHydrated(page, '/');
      await expect(page.getByRole('region', { name: 'Where we work' })).toContainText(text);
    });
});
