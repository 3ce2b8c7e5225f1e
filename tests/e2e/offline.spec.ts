import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { fieldOf } from '../fill-in-forms.ts';
import { expect, expectAccessible, expectOnlyErrors, footerLink, openHydrated, test } from './test.ts';

test('N02 a link followed without a network shows a message; back online, the typed text is kept and the link works', async ({
  page,
  context,
  browserErrors,
}) => {
  await openHydrated(page, '/contact');
  await fieldOf(page, 'Message').fill('The kitchen tap drips.');
  await context.setOffline(true);
  const link = footerLink(page, 'About');
  await link.click();
  await expect(page.getByRole('heading', { name: texts.notLoaded.heading })).toBeFocused();
  await expect(page.getByRole('link', { name: /Call/ })).toHaveAttribute('href', `tel:${business.phone.dial}`);
  await expect(page).toHaveURL('/about');
  await expectAccessible(page);
  await context.setOffline(false);
  await page.goBack();
  await expect(fieldOf(page, 'Message')).toHaveValue('The kitchen tap drips.');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.about.heading })).toBeVisible();
  expectOnlyErrors(browserErrors, /ERR_INTERNET_DISCONNECTED/, /^TypeError: Failed to fetch/);
});
