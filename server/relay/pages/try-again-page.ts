import { html } from 'hono/html';
import { formTexts } from '#content/forms.ts';
import { serviceTypes } from '#content/service-types.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import type { FormName, LeadIssues } from '#contract/enquiry.ts';
import type { LeadParams, LeadSource } from '../../leads/lead.ts';
import { honeypotField } from '../new-lead.ts';
import { correctionAddress } from '../origin.ts';
import { type Markup, type Page, phoneLink } from './page.ts';

/** What is wrong with the fields, or what went wrong besides them. */
export type Problem = { issues?: LeadIssues; trouble?: string };

/** `form` is absent when the request could not be read far enough to know. */
export type TryAgain = Problem & { provider: EmailProvider; source: LeadSource; form?: FormName; params?: LeadParams };

/** A form with everything that the visitor typed, to be corrected or sent again. */
export function tryAgainPage(problem: TryAgain): Page {
  const { form, trouble } = problem;
  const title = trouble ? 'Your message was not sent' : 'Please check the form';
  const mistake = 'Something is missing or looks wrong. It is marked below, and nothing you typed is lost.';
  const main = html`<p role="alert">${trouble ?? mistake}</p>
<p>You can always call us: ${phoneLink}</p>
${form ? leadForm({ ...problem, form }) : html`<p><a class="button" href="/contact">Back to the form</a></p>`}`;
  return { title, main };
}

/** `novalidate`, because the relay checks the fields and accepts more than browsers do. */
function leadForm({ form, provider, params = {}, issues = {}, source }: TryAgain & { form: FormName }): Markup {
  const ids = {
    user_id: provider.userId,
    service_id: provider.serviceId,
    template_id: provider.templateIds[form],
  };
  return html`<form method="post" action="${correctionAddress(source)}" enctype="multipart/form-data" novalidate>
${Object.entries(ids).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${Object.entries(formTexts[form].fields).map(([name, { label }]) => fieldMarkup(name, label, params[name], issues[name]))}
<p class="extra" aria-hidden="true"><label for="${honeypotField}">Leave this empty</label><input id="${honeypotField}" name="${honeypotField}" tabindex="-1" autocomplete="off"></p>
<button>Send</button>
</form>`;
}

const inputs: Record<string, Record<'type' | 'autocomplete', string>> = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  datetime: { type: 'datetime-local', autocomplete: 'off' },
};

function fieldMarkup(name: string, label: string, value: unknown, issue: string | undefined): Markup {
  const problemId = `${name}-problem`;
  const invalid = issue ? html` aria-invalid="true" aria-describedby="${problemId}"` : '';
  const attributes = html`id="${name}" name="${name}"${invalid}`;
  return html`<label for="${name}">${label}</label>
${control(name, typeof value === 'string' ? value : '', attributes)}
${issue ? html`<p class="problem" id="${problemId}">${issue}</p>` : ''}`;
}

function control(name: string, value: string, attributes: Markup): Markup {
  if (name === 'message') return html`<textarea ${attributes} rows="6">\n${value}</textarea>`;
  const { type, autocomplete } = inputs[name] ?? {};
  if (type) return html`<input ${attributes} type="${type}" autocomplete="${autocomplete}" value="${value}">`;
  const options = serviceTypes.map((known) => html`<option${known === value ? html` selected` : ''}>${known}</option>`);
  return html`<select ${attributes}><option value="">Select an option</option>${options}</select>`;
}
