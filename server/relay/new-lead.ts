import { createHash } from 'node:crypto';
import { business } from '#content/business.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import { type FormName, leadSchemas, type ParsedLead, parseLead } from '#contract/enquiry.ts';
import type { Json, LeadParams, LeadSource, NewLead } from '../leads/lead.ts';
import { emailKey, lineOf, textOf } from '../leads/plain-text.ts';
import { Refusal } from './refusal.ts';
import type { Submission } from './submission.ts';

/** The provider's own word for 'the one service there is'. */
const anyService = 'default_service';

/** Checks the three ids; the template tells which form it was. */
export function identifyForm({ protocol }: Submission, provider: EmailProvider): FormName {
  const { user_id: userId, service_id: serviceId, template_id: templateId } = protocol;
  for (const [name, value] of Object.entries({ user_id: userId, service_id: serviceId, template_id: templateId }))
    if (typeof value !== 'string' || value === '') throw new Refusal(400, `The id ${name} is missing or is not text.`);
  const unknown = (name: string) =>
    new Refusal(400, `The id ${name} is not known here. Compare it with the site's settings.`);
  if (userId !== provider.userId) throw unknown('user_id');
  if (serviceId !== provider.serviceId && serviceId !== anyService) throw unknown('service_id');
  const forms = Object.entries(provider.templateIds) as [FormName, string][];
  const known = forms.find(([, id]) => id === templateId);
  if (!known) throw unknown('template_id');
  return known[0];
}

/** The shared rules of the form; a field that was not sent counts as one left empty. */
export function checkFields(form: FormName, params: LeadParams): ParsedLead {
  const empty = Object.fromEntries(Object.keys(leadSchemas[form].entries).map((field) => [field, '']));
  return parseLead(form, { ...empty, ...params });
}

export type LeadDetails = { form: FormName; params: LeadParams; spam: string | undefined; source: LeadSource };

/** Odd values are kept and marked, not refused: whoever wrote them wants to be called back. */
export function newLead({ form, params, spam, source }: LeadDetails): Omit<NewLead, 'isFlood'> {
  if (textOf(params.email) === '' && textOf(params.phone) === '')
    throw new Refusal(400, 'There is neither an e-mail address nor a phone number, so nobody could answer.');
  return {
    ...{ form, params, spam, ...source },
    flags: [...fieldFlags(form, params), ...timeFlags(params.datetime)],
    dedupeKey: dedupeKey(form, params, spam),
    emailKey: emailKey(textOf(params.email)),
  };
}

function fieldFlags(form: FormName, params: LeadParams): string[] {
  const parsed = checkFields(form, params);
  if (parsed.ok) return [];
  return Object.keys(parsed.issues).map((field) =>
    textOf(params[field]) === '' ? `${field} is missing` : `${field} looks unusual`,
  );
}

const { timeZone } = business;
const localTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** `YYYY-MM-DDTHH:mm` without a zone is meant where the business is; such texts compare as times do. */
function timeFlags(wanted: Json | undefined): string[] {
  const time = lineOf(wanted);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time)) return [];
  return time.slice(0, 16) < localTime.format().replace(' ', 'T') ? ['the wished time has passed'] : [];
}

/** What makes two leads the same. `submission_date` is not among them: it changes with each press of the button. */
const tellingFields = ['name', 'email', 'phone', 'service_type', 'datetime', 'message'] as const;

/** What may be spam is kept apart, so that it cannot hide the same text sent by a person. */
function dedupeKey(form: FormName, params: LeadParams, spam: string | undefined): string {
  const telling = tellingFields.map((field) => textOf(params[field]).normalize('NFC').replace(/\s+/g, ' '));
  const text = JSON.stringify([form, spam === undefined, ...telling]);
  return createHash('sha256').update(text).digest('base64url');
}
