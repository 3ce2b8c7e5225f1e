import { html } from 'hono/html';
import { serviceTypes } from '#content/service-types.ts';
import { type FormName, leadSchemas } from '#contract/enquiry.ts';
import { correctionAddress } from '../source.ts';
import { honeypotField } from '../spam.ts';
import type { Markup } from './page.ts';
import type { TryAgain } from './try-again-page.ts';

type FieldProps = { name: string; value: string; invalid: Markup | '' };
type Field = { label: string; control: (props: FieldProps) => Markup };

const input =
  (type: string, autocomplete: string) =>
  ({ name, value, invalid }: FieldProps) =>
    html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}"${invalid}>`;

const fields: Record<string, Field> = {
  name: { label: 'Name', control: input('text', 'name') },
  email: { label: 'E-mail', control: input('email', 'email') },
  phone: { label: 'Phone', control: input('tel', 'tel') },
  service_type: { label: 'Service', control: serviceSelect },
  datetime: { label: 'Best time to be contacted (optional)', control: input('datetime-local', 'off') },
  message: {
    label: 'Message',
    control: ({ name, value, invalid }) =>
      html`<textarea id="${name}" name="${name}" rows="6"${invalid}>\n${value}</textarea>`,
  },
};

/** `novalidate`, so that an odd answer can still be sent and the relay has the word. */
export function leadForm({ form, provider, params = {}, issues = {}, source }: TryAgain & { form: FormName }): Markup {
  const ids = { user_id: provider.userId, service_id: provider.serviceId, template_id: provider.templateIds[form] };
  const names = Object.keys(leadSchemas[form].entries);
  return html`<form method="post" action="${correctionAddress(source)}" enctype="multipart/form-data" novalidate>
${Object.entries(ids).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${names.map((name) => fieldMarkup(name, params[name], issues[name]))}
<p class="extra" aria-hidden="true"><label for="${honeypotField}">Leave this empty</label><input id="${honeypotField}" name="${honeypotField}" tabindex="-1" autocomplete="off"></p>
<button>Send</button>
</form>`;
}

function fieldMarkup(name: string, value: unknown, issue: string | undefined): Markup {
  const field = fields[name];
  if (!field) return html``;
  const problemId = `${name}-problem`;
  const invalid = issue ? html` aria-invalid="true" aria-describedby="${problemId}"` : '';
  const control = field.control({ name, value: typeof value === 'string' ? value : '', invalid });
  return html`<label for="${name}">${field.label}</label>
${control}
${issue ? html`<p class="problem" id="${problemId}">${issue}</p>` : ''}`;
}

function serviceSelect({ name, value, invalid }: FieldProps): Markup {
  const options = serviceTypes.map((type) => html`<option${type === value ? html` selected` : ''}>${type}</option>`);
  return html`<select id="${name}" name="${name}"${invalid}><option value="">Select an option</option>${options}</select>`;
}
