import { terms } from '#content/legal/terms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from './test.ts';

test('C008 C204 A57 terms: every section, reached from the list beside it', async ({ page }) => {
  await openHydrated(page, '/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(terms.sections.map(({ heading }) => heading));
  await contents.last().click();
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: terms.sections.at(-1)?.heading ?? '' }),
  ).toBeInViewport();
});

for (const path of ['/about', '/terms-and-conditions', '/privacy-policy']) {
  test(`W2 W16 ${path} has no accessibility violation and never scrolls sideways`, async ({ page }) => {
    await openHydrated(page, path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
  });
}
