import { html } from 'hono/html';
import type { FieldText } from '#content/model/form-texts.ts';
import { serviceTypes } from '#content/service-types.ts';
import { texts } from '#content/texts.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import { sendFormPath } from '#contract/email-wire.ts';
import { type FieldName, type FormName, formField, forms } from '#contract/form-fields.ts';
import { findLikelyMistakes } from '#contract/likely-mistakes.ts';
import type { LeadIssues } from '#contract/parse-lead.ts';
import type { LeadParams } from '../../leads/lead.ts';
import { honeypotField } from '../new-lead.ts';
import { type Markup, type Page, phoneLink } from './page.ts';

type TryAgain = {
  provider: EmailProvider;
  /** Absent if the form could not be determined from the request. */
  form?: FormName;
  params?: LeadParams;
  issues?: LeadIssues;
  /** A problem that is not in the fields, such as a failing store. */
  trouble?: string;
};

export function tryAgainPage(problem: TryAgain): Page {
  const { form, trouble } = problem;
  const title = trouble ? 'Your message was not sent' : 'Please check the form';
  const mistake = 'Something is missing or looks wrong. It is marked below, and nothing you typed is lost.';
  const main = html`<p role="alert">${trouble ?? mistake}</p>
<p>You can always call us: ${phoneLink}</p>
${form ? leadForm({ ...problem, form }) : html`<p><a class="button" href="/contact">Back to the form</a></p>`}`;
  return { title, main };
}

/** The form has `novalidate`, because the server validates the fields and accepts values that browsers reject. */
function leadForm({ form, provider, params = {}, issues = {} }: TryAgain & { form: FormName }): Markup {
  const ids = {
    user_id: provider.userId,
    service_id: provider.serviceId,
    template_id: provider.templateIds[form],
  };
  const labels: Partial<Record<FieldName, FieldText>> = texts.forms[form].fields;
  return html`<form method="post" action="${sendFormPath}" enctype="multipart/form-data" novalidate>
${Object.entries(ids).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${forms[form].map((name) => fieldMarkup(name, labels[name]?.label ?? '', params[name], issues[name]))}
<p class="extra" aria-hidden="true"><label for="${honeypotField}">Leave this empty</label><input id="${honeypotField}" name="${honeypotField}" tabindex="-1" autocomplete="off"></p>
<button>Send</button>
</form>`;
}

function fieldMarkup(name: FieldName, label: string, value: string | undefined, issue: string | undefined): Markup {
  const problemId = `${name}-problem`;
  const invalid = issue ? html` aria-invalid="true" aria-describedby="${problemId}"` : '';
  const attributes = html`id="${name}" name="${name}" dir="auto"${invalid}`;
  return html`<label for="${name}">${label}</label>
${control(name, value ?? '', attributes)}
${issue ? html`<p class="problem" id="${problemId}">${issue}</p>` : ''}`;
}

function control(name: FieldName, value: string, attributes: Markup): Markup {
  const field = formField(name);
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
      return html`<input ${attributes} type="${field.kind}" autocomplete="${field.autocomplete}" value="${value}">`;
    case 'datetime':
      return html`<input ${attributes} type="datetime-local" value="${value}">`;
    case 'textarea':
      return html`<textarea ${attributes} rows="6">\n${value}</textarea>`;
    case 'select': {
      const options = serviceTypes.map(
        (option) => html`<option${option === value ? html` selected` : ''}>${option}</option>`,
      );
      return html`<select ${attributes}><option value="">Select an option</option>${options}</select>`;
    }
  }
}

/** Repeats what was typed, asks about likely mistakes, and contains the filled form for a correction. */
export function thankYouPage(form: FormName, params: LeadParams, provider: EmailProvider): Page {
  const { name, phone, email, service_type: service, message = '' } = params;
  const { title, description, sent, phone: callUs } = texts.forms[form].thanks;
  const { correction } = texts.forms.sent;
  // A correction of a correction is marked once.
  const corrected = { ...params, message: `${correction}\n${message.replace(correction, '').trimStart()}` };
  const main = html`<p>${description} ${texts.contact.direct.hours}</p>
<p>${sent} <strong dir="auto">${name}</strong>, <bdi>${phone}</bdi>${email && html`, <bdi>${email}</bdi>`}</p>
${Object.values(findLikelyMistakes(params)).map((question) => html`<p><strong>${question}</strong></p>`)}
${service && html`<p>${texts.forms.sent.service} <strong>${service}</strong>.</p>`}
${message && html`<p dir="auto">${texts.forms.sent.message} ${message}</p>`}
<p>${callUs} ${phoneLink}</p>
<details><summary>${texts.forms.sent.correct}</summary>
${leadForm({ form, provider, params: corrected })}
</details>
<p><a href="/">Back to the home page</a></p>`;
  return { title, main };
}
