import { html } from 'hono/html';
import { texts } from '#content/texts.ts';
import type { FormName } from '#contract/form-fields.ts';
import type { LeadParams } from '../../leads/lead.ts';
import { type Page, phoneLink } from './page.ts';

/** Repeats the name, phone number and email address as typed, so that the visitor can notice a typo. */
export function thankYouPage(form: FormName, { name, phone, email }: LeadParams): Page {
  const { title, description, sent, phone: callUs } = texts.forms[form].thanks;
  const main = html`<p>${description}</p>
<p>${sent} <strong dir="auto">${name}</strong>, <bdi>${phone}</bdi>${email && html`, <bdi>${email}</bdi>`}</p>
<p>${callUs} ${phoneLink}</p>
<p><a class="button" href="/">Back to the home page</a></p>`;
  return { title, main };
}
