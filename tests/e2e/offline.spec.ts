import { business } from '#content/business.ts';
import { privacyPolicyFor } from '#content/legal.ts';
import { texts } from '#content/texts.ts';
import { enquiry, fillInEnquiry } from '../fill-in-forms.ts';
import {
  expect,
  expectAccessible,
  expectOnlyErrors,
  markDocument,
  openHydrated,
  sendFailureMessages,
  test,
} from './test.ts';

test('N02 without a network, the form offers call, email and copy, and sends later', async ({
  page,
  context,
  browserErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/contact');
  const typed = { ...enquiry, Message: 'No water.\nSince 8:00.' };
  await fillInEnquiry(page, typed);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Enquiry' }).click();

  const rescue = page.getByRole('alert');
  await expect(rescue.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${business.phone.dial}`);
  const mail = decodeURIComponent((await rescue.getByRole('link', { name: /email/ }).getAttribute('href')) ?? '');
  expect(mail).toContain(`mailto:${business.email}`);
  await rescue.getByRole('button', { name: 'Copy my text' }).click();
  await expect(rescue.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const [label, text] of Object.entries(typed)) {
    expect(copied).toContain(`${label}: ${text}`);
    expect(mail).toContain(text.replaceAll('\n', '\r\n'));
  }
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);

  await context.setOffline(false);
  await rescue.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeFocused();
  // Prefetching a visible link fails without a network.
  expectOnlyErrors(browserErrors, ...sendFailureMessages, /ERR_INTERNET_DISCONNECTED.*\/assets\//);
});

test('N02 a page whose data cannot load shows a message with the phone number, and loads on another try', async ({
  page,
  browserErrors,
}) => {
  const withoutData = '**/assets/data/**';
  await openHydrated(page, '/faqs');
  await page.route(withoutData, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  await expect(page.getByRole('heading', { name: texts.notLoaded.heading })).toBeFocused();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('link', { name: /Call/ })).toHaveAttribute('href', `tel:${business.phone.dial}`);
  await expectAccessible(page);

  await page.unroute(withoutData);
  await page.getByRole('link', { name: texts.notLoaded.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: privacyPolicyFor('').heading })).toBeVisible();
  expectOnlyErrors(browserErrors, /ERR_FAILED/, /^TypeError: Failed to fetch/);
});

test('N02 a prefetch that fails does not reload the page, and keeps the typed text', async ({
  page,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await openHydrated(page, '/contact');
  const sameDocument = await markDocument(page);
  await page.getByLabel('Message', { exact: true }).fill('The kitchen tap drips.');
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded();
  await failed;
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The kitchen tap drips.');
  await sameDocument();
  expectOnlyErrors(browserErrors, /ERR_FAILED/);
});

test('N02 a link followed without a network shows a message; back online, the typed text is kept and the link works', async ({
  page,
  context,
  browserErrors,
}) => {
  await openHydrated(page, '/contact');
  await page.getByLabel('Message', { exact: true }).fill('The kitchen tap drips.');
  await context.setOffline(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.click();
  await expect(page.getByRole('heading', { name: texts.notLoaded.heading })).toBeFocused();
  await expect(page.getByRole('link', { name: /Call/ })).toHaveAttribute('href', `tel:${business.phone.dial}`);
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The kitchen tap drips.');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.about.heading })).toBeVisible();
  expectOnlyErrors(browserErrors, /ERR_INTERNET_DISCONNECTED/, /^TypeError: Failed to fetch/);
});

test('A21 a page whose script fails shows a message and does not reload in a loop', async ({ page, browserErrors }) => {
  await page.route(/\/assets\/service-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new TypeError("ours"); };' }),
  );
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.goto('/services/plumbing');
  await expect(page.getByRole('heading', { name: texts.notLoaded.heading })).toBeFocused();
  await expect(page.getByText(texts.notLoaded.text)).toBeVisible();
  await expect(page.getByRole('link', { name: /Call/ })).toHaveAttribute('href', `tel:${business.phone.dial}`);
  expect(loads).toBe(1);
  expectOnlyErrors(browserErrors, /^TypeError: ours/);
});
