import type { Page } from '@playwright/test';
import { texts } from '#content/texts.ts';
import { forms } from '#contract/form-fields.ts';
import { exampleEnquiry } from './example-leads.ts';

/** The values of the example enquiry by the label of their field. */
export const enquiry = Object.fromEntries(
  forms.enquiry.map((name) => [texts.forms.enquiry.fields[name].label, exampleEnquiry[name]]),
);

export const fillInEnquiry = (page: Page, change: Record<string, string> = {}) =>
  fillIn(page, { ...enquiry, ...change });

export const fillInQuote = (page: Page, change: Record<string, string> = {}) =>
  fillIn(page, { 'Full name': exampleEnquiry.name, Phone: exampleEnquiry.phone, ...change });

/** Returns the field with a label. The label of an optional field ends with “(optional)”. */
export const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( |$)`));

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(page, label);
    if (label === 'Service') await field.selectOption(value);
    else await field.fill(value);
  }
}
