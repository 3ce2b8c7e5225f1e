import type { Page } from '@playwright/test';
import { examples } from '#contract/form-fields.ts';

/** By label, as a visitor reads it. */
export const enquiry = {
  Name: 'Sara Ahmed',
  Email: examples.email,
  Phone: examples.phone,
  Service: 'Plumbing',
  Message: 'The kitchen tap drips.',
};

export const quote = { 'Full name': 'Sara Ahmed', Phone: examples.phone };

export const fillInEnquiry = (page: Page, change: Partial<typeof enquiry> = {}) =>
  fillIn(page, { ...enquiry, ...change });

export const fillInQuote = (page: Page, change: Partial<typeof quote> = {}) => fillIn(page, { ...quote, ...change });

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Service') await page.getByRole('combobox', { name: label }).selectOption(value);
    else await page.getByLabel(label, { exact: true }).fill(value);
  }
}
