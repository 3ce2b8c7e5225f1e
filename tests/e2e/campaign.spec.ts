import type { Page } from '@playwright/test';
import {
  enquireLink,
  expect,
  expectOnlyErrors,
  footerLink,
  openHydrated,
  pageHeading,
  sendEnquiry,
  test,
} from './test.ts';

const ad = '/services/plumbing?utm_source=google&utm_campaign=summer%20sale&gclid=Cj0K&session=1';
const campaign = {
  utm_source: 'google',
  utm_campaign: 'summer sale',
  gclid: 'Cj0K',
  first_page: '/services/plumbing',
};

async function expectSentWithCampaign(page: Page) {
  // The server reads the campaign of a lead from the `Referer` header.
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await sendEnquiry(page);
  const { referer = '' } = await (await sent).allHeaders();
  const { service: _, ...parameters } = Object.fromEntries(new URL(referer).searchParams);
  expect(parameters).toEqual(campaign);
}

test('A81 the campaign of the first page is sent with the enquiry after other pages, a reload and a link to the open form', async ({
  page,
}) => {
  await openHydrated(page, ad);
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.reload();
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL(/\/contact\?.*gclid=Cj0K/);
  await footerLink(page, 'Contact').click();
  await expect(pageHeading(page)).toBeFocused();
  await expectSentWithCampaign(page);
});

test('A81 the campaign is kept when Enquire Now is clicked before the scripts of the first page run', async ({
  page,
  browserErrors,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(ad);
  await page.unroute('**/assets/*.js');
  await enquireLink(page).click();
  await expect(page).toHaveURL(/\/contact\?service=Plumbing.*gclid=Cj0K/);
  await expectSentWithCampaign(page);
  expectOnlyErrors(browserErrors, /net::ERR_FAILED/, /was preloaded using link preload but not used/);
});
