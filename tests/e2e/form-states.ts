import { expect, type Page } from '@playwright/test';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInEnquiry, fillInQuote } from '../fill-in-forms.ts';

type Form = {
  path: string;
  submit: string;
  sending: string;
  thanks: string;
  fillIn: (page: Page) => Promise<void>;
};

/** Both forms. `fillIn` types valid values. */
export const forms: Form[] = [
  {
    path: '/contact',
    submit: texts.forms.enquiry.submit,
    sending: texts.forms.enquiry.sending,
    thanks: texts.forms.enquiry.thanks.title,
    fillIn: fillInEnquiry,
  },
  {
    path: '/painting-services',
    submit: texts.forms.quote.submit,
    sending: texts.forms.quote.sending,
    thanks: texts.forms.quote.thanks.title,
    fillIn: fillInQuote,
  },
];

const endpoint = `**${sendPath}`;

const send = (page: Page, { submit }: Form) => page.getByRole('button', { name: submit }).click();

/** Every state of a form except the initial one, and the actions that lead to it. */
export const formStates: Record<string, (page: Page, form: Form) => Promise<void>> = {
  'with mistakes': async (page, form) => {
    await send(page, form);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  'while sending': async (page, form) => {
    // The request never gets a response. The form's timeout is turned off, so that the state lasts on a slow machine.
    await page.route(endpoint, () => {});
    await page.evaluate(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await form.fillIn(page);
    await send(page, form);
    await expect(page.getByRole('button', { name: form.sending })).toBeDisabled();
  },
  'after a failure': async (page, form) => {
    await page.route(endpoint, (route) => route.abort());
    await form.fillIn(page);
    await send(page, form);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'after sending': async (page, form) => {
    await page.route(endpoint, (route) => route.fulfill({ status: 200, body: 'OK' }));
    await form.fillIn(page);
    await send(page, form);
    await expect(page.getByRole('heading', { name: form.thanks })).toBeFocused();
  },
};
