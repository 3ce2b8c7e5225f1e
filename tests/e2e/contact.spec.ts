import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import {
  expect,
  expectAccessible,
  expectOnlyErrors,
  hydrated,
  openHydrated,
  sendFailureMessages,
  test,
} from './test.ts';

// The form has Dubai's clock, wherever the visitor is.
test.use({ timezoneId: 'Australia/Sydney' });

const typed = {
  Name: 'Sara O’Neil الفلاسي',
  Email: 'sara@example.com',
  Phone: '(+971) 50 123-4567',
  Service: 'Plumbing',
  Message: 'The AC in the bedroom drips.\nIt started today.',
};

const endpoint = `**${sendPath}`;
const failure = texts.forms.failure.notification;
const send = (page: Page) => page.getByRole('button', { name: 'Send Enquiry' });
const notifications = (page: Page) => page.getByRole('region', { name: /Notifications/ });

const thanks = (page: Page) => page.getByRole('heading', { name: texts.forms.enquiry.thanks.title });
const fillIn = (page: Page) => fillInEnquiry(page, typed);

async function expectFilledIn(page: Page) {
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}

async function expectEmpty(page: Page) {
  for (const label of Object.keys(typed)) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
}

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/contact');
});

test('C139 an enquiry is sent as EmailJS expects, without the hidden field, and shows Thank You and a notification; a button and a link open an empty form again', {
  tag: '@both',
}, async ({ page }) => {
  await fillIn(page);
  // Password managers sometimes fill in the field that only spam programs should find.
  await page.locator('[name=website_url]').fill('x', { force: true });
  const [request] = await Promise.all([page.waitForRequest(endpoint), send(page).click()]);
  const body = request.postDataJSON();
  expect(Object.keys(body), 'C131').toEqual(['lib_version', 'user_id', 'service_id', 'template_id', 'template_params']);
  expect(body.template_params).toEqual({
    name: typed.Name,
    email: typed.Email,
    phone: typed.Phone,
    service_type: typed.Service,
    datetime: '',
    message: typed.Message,
    submission_date: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d$/),
  });
  await expect(thanks(page)).toBeFocused();
  const main = page.getByRole('main');
  for (const text of [
    texts.forms.enquiry.thanks.description,
    `${texts.forms.enquiry.thanks.sent} ${typed.Name}, ${typed.Phone}`,
    `${texts.forms.sent.service} ${typed.Service}`,
  ])
    await expect(main, 'C135').toContainText(text);
  await expect(main.getByRole('link', { name: business.phone.display }).first()).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expect(notifications(page)).toContainText(texts.forms.enquiry.success.description);
  await expect(notifications(page).getByRole('listitem')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.forms.enquiry.thanks.again }).click();
  await expect(page.getByLabel('Name'), 'A70').toBeFocused();
  await expect(notifications(page).getByRole('listitem')).toHaveCount(0);
  await expectEmpty(page);
  await fillIn(page);
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: texts.headerAndFooter.pages.contact }).click();
  await expectEmpty(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the typed text', () => {
  const look = async (page: Page, name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };

  test('is kept after a visit to another page and a reload, only in this tab, until it is sent', {
    tag: '@both',
  }, async ({ page, context }) => {
    await fillIn(page);
    await look(page, 'About');
    await look(page, 'Contact');
    await expectFilledIn(page);
    await page.reload();
    await hydrated(page);
    await expectFilledIn(page);
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
    const otherTab = await context.newPage();
    await openHydrated(otherTab, '/contact');
    await expectEmpty(otherTab);
    await otherTab.close();
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await look(page, 'About');
    await look(page, 'Contact');
    await expectEmpty(page);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Sara');
  });

  test('replaces the draft when it was typed before hydration, and is saved', async ({ page }) => {
    await fillIn(page);
    await page.route(
      '**/assets/*.js',
      async (route) => {
        await page.getByLabel('Message').fill('Something else.');
        await route.continue();
      },
      { times: 1 },
    );
    await page.reload();
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Something else.');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Message')).toHaveValue('Something else.');
    await expect(page.getByLabel('Name')).toHaveValue(typed.Name);
  });
});

test.describe('when the request fails', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    await fillIn(page);
    await send(page).click();
    await expect(notifications(page)).toContainText(failure);
  });

  test('C136 the form stays filled and the cause is logged; a correction reaches the email and the text to copy, and “Try again” keeps the focus while sending', async ({
    page,
    context,
    browserErrors,
  }) => {
    await expectFilledIn(page);
    expectOnlyErrors(browserErrors, ...sendFailureMessages);
    await expectAccessible(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel('Phone', { exact: true }).fill('050 999 8888');
    const rescue = page.getByRole('alert');
    const mail = await rescue.getByRole('link', { name: texts.forms.failure.email }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('050 999 8888');
    await rescue.getByRole('button', { name: texts.forms.failure.copy }).click();
    await expect(rescue.getByRole('button', { name: texts.forms.failure.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('050 999 8888');

    const answer = Promise.withResolvers<void>();
    await page.unroute(endpoint);
    await page.route(endpoint, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 200, body: 'OK' });
    });
    await rescue.getByRole('button', { name: texts.forms.failure.tryAgain }).press('Enter');
    const again = page.getByRole('button', { name: texts.forms.enquiry.sending });
    await expect(again, 'C132').toBeDisabled();
    await expect(again).toBeFocused();
    await expect(notifications(page).getByText(failure)).toHaveCount(0);
    answer.resolve();
    await expect(thanks(page)).toBeFocused();
  });

  test('N02 shows the text to copy by hand if the browser has no clipboard', async ({ page, browserErrors }) => {
    // Except on localhost, browsers provide `navigator.clipboard` only with HTTPS.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const rescue = page.getByRole('alert');
    await rescue.getByRole('button', { name: 'Copy my text' }).click();
    await expect(rescue).toContainText(texts.forms.failure.copyByHand);
    await expect(rescue.getByText('The AC in the bedroom drips.')).toBeVisible();
    expectOnlyErrors(browserErrors, ...sendFailureMessages, /^The text could not be copied\./);
  });
});

test('C141 sending fails if there is no answer within 15 seconds', async ({ page, browserErrors }) => {
  await page.evaluate(() => {
    // Playwright's clock does not control `AbortSignal.timeout`.
    const original = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.timeout = String(ms);
      return original.call(AbortSignal, 50);
    };
  });
  await page.route(endpoint, () => {});
  await fillIn(page);
  await send(page).click();
  await expect(notifications(page)).toContainText(failure);
  await expect(page.locator('html')).toHaveAttribute('data-timeout', '15000');
  await expectFilledIn(page);
  expectOnlyErrors(browserErrors, ...sendFailureMessages);
});

test('C124 shows an error summary when several fields are invalid, and focuses the first one; a single error is beside its field until it is corrected', {
  tag: '@both',
}, async ({ page }) => {
  await send(page).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter your name/);
  const summary = page.getByRole('heading', { name: texts.forms.help.summaryHeading });
  await expect(summary).toBeVisible();
  await expectAccessible(page);
  for (const link of await page.getByRole('main').locator('form li a').all()) {
    const field = page.locator((await link.getAttribute('href')) ?? 'missing');
    await link.click();
    await expect(field).toBeFocused();
  }
  await fillIn(page);
  await page.getByLabel('Email').fill('sara@example');
  await send(page).click();
  await expect(page.getByLabel('Email'), 'C125').toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/should look like/);
  await expect(summary).toHaveCount(0);
  await page.getByLabel('Email').fill('sara@example.com');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
});

test.describe('likely mistakes', () => {
  test('asks about an email address with a typo and a phone number that is too short, and sends both', {
    tag: '@both',
  }, async ({ page }) => {
    await fillInEnquiry(page, { Email: 'sara@gmail.con', Phone: '050 123 456' });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Did you mean sara@gmail\.com\?/);
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/has nine digits/);
    await expectAccessible(page);
    await page.getByRole('button', { name: `${texts.forms.help.change} sara@gmail.com` }).click();
    await expect(page.getByLabel('Email')).toHaveValue('sara@gmail.com');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByText('sara@gmail.com')).toBeVisible();
  });

  test('a slow click on Send is not lost when a question appears above the button', async ({ page }) => {
    await fillInEnquiry(page);
    await page.getByLabel('Email').fill('sara@gmail.con');
    const box = await send(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 4, { delay: 600 });
    await expect(thanks(page)).toBeFocused();
  });

  test('writes a message in Arabic from right to left, counts a long one, does not cut it, and rejects it above the limit', async ({
    page,
  }) => {
    await fillIn(page);
    const message = page.getByLabel('Message');
    await message.fill('المكيف 3 لا يعمل');
    expect(await message.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await message.fill('x'.repeat(3000));
    await expect(message).not.toHaveAccessibleDescription(/of 4,000/);
    await message.fill('x'.repeat(3900));
    await expect(message).toHaveAccessibleDescription(/3,900 of 4,000/);
    await message.fill('x'.repeat(6160));
    await expect(message).toHaveValue('x'.repeat(6160));
    await expect(message).toHaveAccessibleDescription(/6,160 of 4,000.*2,160/);
    await send(page).click();
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(/^6,160 of 4,000 characters: .* 2,160/);
  });
});

test('C129 at night the form says when somebody reads it, rejects a past time in Dubai, asks about unlikely times and offers the next opening, and Thank You answers', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-23T23:30:30+04:00');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('form [data-opening]'), 'A14').toHaveText(
    texts.forms.reading.tomorrow.replace('{time}', '8:00'),
  );
  await fillIn(page);
  const field = page.getByLabel(/Best time/);
  await field.fill('2026-11-23T23:25');
  await expect(field).toHaveAttribute('min', '2026-11-23T23:30');
  await send(page).click();
  await expect(field).toBeFocused();
  const { pastTime, farTime, closedThen, choose } = texts.forms.help;
  const opening = 'Tuesday 24 November, 8:00';
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${pastTime} ${choose} ${opening}`));
  await field.fill('2099-01-05T10:00');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${farTime.replace('{year}', '2099')}`));
  await field.fill('2026-11-24T03:00');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(new RegExp(closedThen));
  await expectAccessible(page);
  await page.getByRole('button', { name: `${choose} ${opening}` }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('2026-11-24T08:00');
  await field.fill('2026-11-24T03:00');
  await send(page).click();
  const main = page.getByRole('main');
  const answer = texts.forms.sent.closed.replace('{time}', 'Tuesday 24 November, 3:00').replace('{opening}', opening);
  await expect(main).toContainText(answer);
  const [office = ''] = texts.forms.office.tomorrow.split('{time}');
  await expect(main).not.toContainText(office);
  await page.getByRole('button', { name: texts.forms.enquiry.thanks.again }).click();
  await fillIn(page);
  await send(page).click();
  await expect(main).toContainText(office);
});

test('N01 what was chosen on another page is a line that survives a reload, can be removed, and is sent with the message', async ({
  page,
}) => {
  const chosen = '12 AC units, starting December 2026';
  await openHydrated(page, '/contact?chosen=A+rate');
  await page.getByRole('button', { name: texts.forms.help.removeChosen }).press('Enter');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('A rate')).toHaveCount(0);
  await openHydrated(page, `/contact?chosen=${encodeURIComponent(chosen)}`);
  await fillInEnquiry(page, { Service: 'Maintenance package', Message: 'Gate code 12.' });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(chosen)).toBeVisible();
  await expectAccessible(page);
  const [request] = await Promise.all([page.waitForRequest(endpoint), send(page).click()]);
  expect(request.postDataJSON().template_params.message).toBe(`${chosen}\nGate code 12.`);
});
