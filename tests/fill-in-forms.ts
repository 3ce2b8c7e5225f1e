import type { Page } from '@playwright/test';
import { texts } from '#content/texts.ts';
import { examples, forms } from '#contract/form-fields.ts';
import { exampleEnquiry } from './example-leads.ts';

/** The example enquiry by label, without empty fields. */
export const enquiry: Record<string, string> = Object.fromEntries(
  forms.enquiry
    .filter((name) => exampleEnquiry[name] !== '')
    .map((name) => [texts.forms.enquiry.fields[name].label, exampleEnquiry[name]]),
);

export const quote = { 'Full name': 'Sara Ahmed', Phone: examples.phone };

export const fillInEnquiry = (page: Page, change: Record<string, string> = {}) =>
  fillIn(page, { ...enquiry, ...change });

export const fillInQuote = (page: Page, change: Partial<typeof quote> = {}) => fillIn(page, { ...quote, ...change });

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Service') await page.getByRole('combobox', { name: label }).selectOption(value);
    else await page.getByLabel(label, { exact: true }).fill(value);
  }
}
