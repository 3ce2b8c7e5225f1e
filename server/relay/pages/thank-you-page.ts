import { html } from 'hono/html';
import { enquiryForm, quoteForm } from '#content/forms.ts';
import type { FormName } from '#contract/enquiry.ts';
import type { LeadParams } from '../../leads/lead.ts';
import { type Page, phoneLink } from './page.ts';

const texts = { enquiry: enquiryForm.thanks, quote: quoteForm.thanks };

/** Name and number as typed, so that a wrong digit is noticed. */
export function thankYouPage(form: FormName, { name, phone }: LeadParams): Page {
  const { title, description, sent, phone: callUs } = texts[form];
  const main = html`<h1>${title}</h1>
<p>${description}</p>
<p>${sent} <strong>${name}</strong>, <bdi>${phone}</bdi></p>
<p>${callUs} ${phoneLink}</p>
<p><a class="button" href="/">Back to the home page</a></p>`;
  return { title, main };
}
