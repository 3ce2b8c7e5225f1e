import { texts } from '#content/texts.ts';
import { expect, openHydrated, test } from './test.ts';

test('C008 the last entry of the list of terms scrolls to its section', async ({ page }) => {
  await openHydrated(page, '/terms-and-conditions');
  const last = page.getByRole('navigation', { name: texts.legalPage.contents }).getByRole('link').last();
  const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' });
  await expect(heading).not.toBeInViewport();
  await last.click();
  await expect(heading).toBeInViewport();
});
