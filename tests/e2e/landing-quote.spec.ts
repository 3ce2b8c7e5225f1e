import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInQuote } from '../fill-in-forms.ts';
import { expect, expectAccessible, expectOnlyErrors, openHydrated, sendFailureMessages, test } from './test.ts';

const path = '/painting-services';
const endpoint = `**${sendPath}`;
const typed = { name: 'Sara O’Neil الفلاسي', phone: '(+971) 50 123-4567' };

const name = (page: Page) => page.getByLabel('Full name', { exact: true });
const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: texts.forms.quote.submit });
const notifications = (page: Page) => page.getByRole('region', { name: /Notifications/ });

const fillIn = (page: Page) => fillInQuote(page, { 'Full name': typed.name, Phone: typed.phone });

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, path);
  });

  test('C143 a sent quote contains name, phone and the local time only; it shows a notification and Thank You! with our phone number, and the form can be reopened', {
    tag: '@both',
  }, async ({ page }) => {
    await fillIn(page);
    const [request] = await Promise.all([page.waitForRequest(endpoint), send(page).click()]);
    const body = request.postDataJSON();
    expect(body.template_id).toBe(business.emailProvider.templateIds.quote);
    const { submission_date, ...lead } = body.template_params;
    expect(lead).toEqual(typed);
    expect(submission_date).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d$/);

    const thanks = page.getByRole('heading', { name: texts.forms.quote.thanks.title });
    await expect(thanks, 'C148').toBeFocused();
    await expect(send(page)).toHaveCount(0);
    const panel = thanks.locator('..');
    const call = panel.getByRole('link', { name: business.phone.display });
    await expect(call).toHaveAttribute('href', `tel:${business.phone.dial}`);
    await expect(notifications(page)).toContainText(texts.forms.quote.success.title);
    await expect(notifications(page)).toContainText(texts.forms.quote.success.description);
    await expect(notifications(page).getByRole('listitem')).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    const kept = await page.evaluate(() => [document.cookie, localStorage.length, JSON.stringify(sessionStorage)]);
    expect(kept.join()).not.toContain('Sara');
    expect(kept.slice(0, 2)).toEqual(['', 0]);
    await panel.getByRole('button', { name: texts.forms.quote.thanks.again }).click();
    await expect(name(page)).toBeFocused();
    await expect(name(page)).toHaveValue('');
  });

  test('C150 a quote needs both fields; a failed one shows a notification, keeps the text, offers the phone number and can be sent again', async ({
    page,
    browserErrors,
  }) => {
    await send(page).click();
    for (const field of [name(page), phone(page)]) await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    await fillIn(page);
    await send(page).click();
    await expect(notifications(page)).toContainText(texts.forms.failure.notification);
    await expect(name(page)).toHaveValue(typed.name);
    await expect(phone(page)).toHaveValue(typed.phone);
    await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      `tel:${business.phone.dial}`,
    );
    await page.unroute(endpoint);
    await page.getByRole('button', { name: texts.forms.failure.tryAgain }).click();
    await expect(page.getByRole('heading', { name: texts.forms.quote.thanks.title })).toBeVisible();
    expect(browserErrors.join()).toContain('The form could not be sent.');
    expectOnlyErrors(browserErrors, ...sendFailureMessages);
  });
});

test('C164 on a phone both fields and the button are in the first view', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  for (const part of [name(page), phone(page), send(page)]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('complementary', { name: texts.headerAndFooter.quickContact })).toBeHidden();
});
