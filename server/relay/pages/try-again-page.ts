import { html } from 'hono/html';
import type { EmailProvider } from '#contract/email-provider.ts';
import type { FormName, LeadIssues } from '#contract/enquiry.ts';
import type { LeadParams, LeadSource } from '../../leads/lead.ts';
import { leadForm } from './lead-form.ts';
import { type Page, phoneLink } from './page.ts';

/** What is wrong with the fields, or what went wrong besides them. */
export type Problem = { issues?: LeadIssues; trouble?: string };

/** `form` is absent when the request could not be read far enough to know. */
export type TryAgain = Problem & { provider: EmailProvider; source: LeadSource; form?: FormName; params?: LeadParams };

/** Nothing that was typed is lost: it stands in the form again, to correct or to send once more. */
export function tryAgainPage(problem: TryAgain): Page {
  const { form, trouble } = problem;
  const title = trouble ? 'Your message was not sent' : 'Please check the form';
  const mistake = 'Something is missing or looks wrong. It is marked below, and nothing you typed is lost.';
  const main = html`<h1>${title}</h1>
<p role="alert">${trouble ?? mistake}</p>
<p>You can always call us: ${phoneLink}</p>
${form ? leadForm({ ...problem, form }) : html`<p><a class="button" href="/contact">Back to the form</a></p>`}`;
  return { title, main };
}
