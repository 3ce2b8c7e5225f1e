import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInQuote } from '../fill-in-forms.ts';
import { expect, notifications, openHydrated, test } from './test.ts';

const path = '/painting-services';
const typed = { name: 'Sara O’Neil الفلاسي', phone: '(+971) 50 123-4567' };

const name = (page: Page) => page.getByLabel('Full name', { exact: true });
const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: texts.forms.quote.submit });

test('C149 a quote needs both fields; a sent one has name, phone and time only, and shows Thank You', {
  tag: '@both',
}, async ({ page }) => {
  await openHydrated(page, path);
  await send(page).click();
  for (const field of [name(page), phone(page)]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await fillInQuote(page, { 'Full name': typed.name, Phone: typed.phone });
  const [request] = await Promise.all([page.waitForRequest(`**${sendPath}`), send(page).click()]);
  const { template_id, template_params } = request.postDataJSON();
  expect(template_id, 'C143').toBe(business.emailProvider.templateIds.quote);
  const submission_date = expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d$/);
  expect(template_params).toEqual({ ...typed, submission_date });

  const thanks = page.getByRole('heading', { name: texts.forms.quote.thanks.title });
  await expect(thanks, 'C148').toBeFocused();
  await expect(send(page)).toBeHidden();
  await expect(thanks.locator('..').getByRole('link', { name: business.phone.display })).toHaveAttribute(
    'href',
    `tel:${business.phone.dial}`,
  );
  await expect(notifications(page)).toContainText(texts.forms.quote.success.title);
  await expect(notifications(page)).toContainText(texts.forms.quote.success.description);
  expect(await page.evaluate(() => document.cookie + JSON.stringify(sessionStorage))).not.toContain('Sara');
});

test('C164 on a phone both fields and the button are in the first view', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  for (const part of [name(page), phone(page), send(page)]) await expect(part).toBeInViewport({ ratio: 1 });
});
