import { fillInEnquiry } from '../fill-in-forms.ts';
import { expect, expectOnlyErrors, openHydrated, test } from './test.ts';

const ad = '/services/plumbing?utm_source=google&utm_campaign=summer%20sale&gclid=Cj0K&session=1';
const campaign = { utm_source: 'google', utm_campaign: 'summer sale', gclid: 'Cj0K' };

function parametersOf(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams);
}

test('the campaign of a service page’s address is sent with the enquiry after Enquire Now', async ({ page }) => {
  await openHydrated(page, ad);
  await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first().click();
  await expect(page).toHaveURL(/\/contact\?/);
  expect(parametersOf(page.url())).toEqual(expect.objectContaining(campaign));
  expect(parametersOf(page.url())).not.toHaveProperty('session');
  // The server reads the campaign of a lead from the `Referer` header.
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await fillInEnquiry(page);
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  expect(parametersOf((await (await sent).allHeaders()).referer ?? '')).toEqual(expect.objectContaining(campaign));
});

test('Enquire Now keeps the campaign when it is clicked before hydration', async ({ page, browserErrors }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(ad);
  await page.unroute('**/assets/*.js');
  await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first().click();
  await expect(page).toHaveURL(/\/contact\?.*utm_source=google/);
  expect(parametersOf(page.url())).toEqual(expect.objectContaining({ ...campaign, service: 'Plumbing' }));
  expectOnlyErrors(browserErrors, /net::ERR_FAILED/, /was preloaded using link preload but not used/);
});
