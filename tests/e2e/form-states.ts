import { expect, type Page } from '@playwright/test';
import { enquiryForm, quoteForm } from '#content/forms.ts';
import { sendPath } from '#contract/email-wire.ts';

type Form = {
  path: string;
  submit: string;
  sending: string;
  thanks: string;
  fields: Record<string, string>;
  service?: string;
};

/** Both forms, filled in so that they can be sent. */
export const forms: Form[] = [
  {
    path: '/contact',
    submit: enquiryForm.submit,
    sending: enquiryForm.sending,
    thanks: enquiryForm.thanks.title,
    fields: { Name: 'Sara', Email: 'sara@example.com', Phone: '050 123 4567', Message: 'No water since eight.' },
    service: 'Plumbing',
  },
  {
    path: '/painting-services',
    submit: quoteForm.submit,
    sending: quoteForm.sending,
    thanks: quoteForm.thanks.title,
    fields: { 'Full name': 'Sara', Phone: '050 123 4567' },
  },
];

const endpoint = `**${sendPath}`;

async function fillIn(page: Page, { fields, service }: Form) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  if (service) await page.getByRole('combobox', { name: 'Service' }).selectOption(service);
}

const send = (page: Page, { submit }: Form) => page.getByRole('button', { name: submit }).click();

/** Every state of a form, and what a visitor does to get there. */
export const formStates: Record<string, (page: Page, form: Form) => Promise<void>> = {
  'with mistakes': async (page, form) => {
    await send(page, form);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  'while it is sent': async (page, form) => {
    // The request is never answered, and the form's timeout is turned off, because a slow machine may need longer than that.
    await page.route(endpoint, () => {});
    await page.evaluate(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await fillIn(page, form);
    await send(page, form);
    await expect(page.getByRole('button', { name: form.sending })).toBeDisabled();
  },
  'that failed': async (page, form) => {
    await page.route(endpoint, (route) => route.abort());
    await fillIn(page, form);
    await send(page, form);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'that was sent': async (page, form) => {
    await page.route(endpoint, (route) => route.fulfill({ status: 200, body: 'OK' }));
    await fillIn(page, form);
    await send(page, form);
    await expect(page.getByRole('heading', { name: form.thanks })).toBeFocused();
  },
};
