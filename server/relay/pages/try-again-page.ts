import { html } from 'hono/html';
import type { EmailProvider } from '#contract/email-provider.ts';
import type { LeadForm, LeadIssues } from '#contract/enquiry.ts';
import type { LeadParams, LeadSource } from '../../leads/lead.ts';
import { leadForm } from './lead-form.ts';
import { type Page, phoneLink } from './page.ts';

export type TryAgainOptions = {
  provider: EmailProvider;
  /** Absent when the request could not be read far enough to know. */
  form?: LeadForm;
  params?: LeadParams;
  issues?: LeadIssues;
  source: LeadSource;
  /** What went wrong besides the fields. */
  trouble?: string;
};

/** Nothing that was typed is lost: it stands in the form again, to correct or to send once more. */
export function tryAgainPage({ provider, form, params = {}, issues = {}, source, trouble }: TryAgainOptions): Page {
  const title = trouble ? 'Your message was not sent' : 'Please check the form';
  return {
    title,
    main: html`<h1>${title}</h1>
<p role="alert">${trouble ?? 'Something is missing or looks wrong. It is marked below, and nothing you typed is lost.'}</p>
<p>You can always call us: ${phoneLink}</p>
${form ? leadForm({ form, provider, params, issues, source }) : html`<p><a class="button" href="/contact">Back to the form</a></p>`}`,
  };
}
