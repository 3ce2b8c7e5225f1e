import { texts } from '#content/texts.ts';
import { expect, footerLink, openHydrated, pageHeading, test, waitForAnimations } from './test.ts';

test('C070 a page reloaded in the middle keeps its position and shows its header and the blocks above and in the window', {
  tag: '@both',
}, async ({ page }) => {
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  const invisible = () =>
    page
      .locator('[data-reveal]')
      .evaluateAll(
        (blocks) =>
          blocks
            .filter((block) => block.getBoundingClientRect().top < innerHeight / 2)
            .filter((block) => getComputedStyle(block).opacity !== '1').length,
      );
  await openHydrated(page, '/');
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  );
  // If a block still moved at the reload, the browser would restore another position than the one measured here.
  await expect.poll(invisible).toBe(0);
  await waitForAnimations(page);
  const middle = await scrollTop();
  await page.reload();
  await expect.poll(scrollTop).toBe(middle);
  await expect.poll(invisible).toBe(0);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('Back while a reloaded page starts shows the page before', async ({ page }) => {
  await openHydrated(page, '/contact');
  await footerLink(page, texts.headerAndFooter.pages.faqs).click();
  await expect(page).toHaveURL('/faqs');
  await page.route('**/assets/*.js', () => {});
  await page.reload();
  await page.goBack();
  await expect(pageHeading(page)).toHaveText(texts.contact.heading);
});
