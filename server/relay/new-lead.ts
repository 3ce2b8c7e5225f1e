import { hash } from 'node:crypto';
import type { EmailProvider } from '#contract/email-provider.ts';
import { type FormName, leadSchemas, type ParsedLead, parseLead, textLimits } from '#contract/enquiry.ts';
import type { LeadParams, LeadSource, NewLead } from '../leads/lead.ts';
import { localTime } from '../leads/local-time.ts';
import { emailKey, lineOf, textOf } from '../leads/plain-text.ts';
import { refusal } from './refusal.ts';
import type { Submission } from './submission.ts';

/** Checks the three ids; the template tells which form it was. `default_service` is the provider's word for the only one. */
export function identifyForm({ protocol }: Submission, provider: EmailProvider): FormName {
  const unknown = (id: string) =>
    refusal(400, `The id ${id} is missing or not known here. Compare it with the site's settings.`);
  if (protocol.user_id !== provider.userId) throw unknown('user_id');
  if (![provider.serviceId, 'default_service'].includes(String(protocol.service_id))) throw unknown('service_id');
  const forms = Object.keys(provider.templateIds) as FormName[];
  const form = forms.find((name) => provider.templateIds[name] === protocol.template_id);
  if (!form) throw unknown('template_id');
  return form;
}

/** The shared rules of the form; a field that was not sent counts as one left empty. */
export function checkFields(form: FormName, params: LeadParams): ParsedLead {
  const empty = Object.fromEntries(Object.keys(leadSchemas[form].entries).map((field) => [field, '']));
  return parseLead(form, { ...empty, ...params });
}

/** Odd values are kept and marked, not refused: whoever wrote them wants to be called back. */
export function newLead(form: FormName, sent: LeadParams, source: LeadSource): Omit<NewLead, 'isFlood'> {
  const spam = spamReason(sent);
  const { [honeypotField]: _, ...params } = sent;
  if (textOf(params.email) === '' && textOf(params.phone) === '')
    throw refusal(400, 'There is neither an e-mail address nor a phone number to answer.');
  return {
    ...{ form, params, spam, ...source },
    flags: [...fieldFlags(form, params), ...timeFlags(params.datetime)],
    dedupeKey: dedupeKey(form, params, spam),
    emailKey: emailKey(textOf(params.email)),
  };
}

/** A text field that people do not see; programs that fill every field give themselves away. */
export const honeypotField = 'website_url';

/** Why a lead may be spam. @internal exported for the tests */
export function spamReason(params: LeadParams): string | undefined {
  if (textOf(params[honeypotField]) !== '') return 'the hidden field was filled in';
  if (linksIn(textOf(params.message)) >= 3) return 'the message has many links';
  if (linksIn(textOf(params.name)) > 0) return 'the name is a link';
  return undefined;
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

function fieldFlags(form: FormName, params: LeadParams): string[] {
  const parsed = checkFields(form, params);
  const odd = parsed.ok ? [] : Object.keys(parsed.issues);
  return odd.map((field) => `${field} ${textOf(params[field]) === '' ? 'is missing' : 'looks unusual'}`);
}

/** `YYYY-MM-DDTHH:mm` without a zone is meant where the business is; such texts compare as times do. */
function timeFlags(wanted: unknown): string[] {
  const time = lineOf(wanted);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time)) return [];
  return time.slice(0, 16) < localTime(Date.now()).replace(' ', 'T') ? ['the wished time has passed'] : [];
}

/**
 * Equal for leads that say the same: `submission_date` changes with each press of the button and does not count. What may be
 * spam is kept apart, so that it cannot hide the same text sent by a person.
 */
function dedupeKey(form: FormName, params: LeadParams, spam: string | undefined): string {
  const fields = Object.keys(textLimits);
  const telling = fields.map((field) => textOf(params[field]).normalize('NFC').replace(/\s+/g, ' '));
  return hash('sha256', JSON.stringify([form, spam === undefined, ...telling]), 'base64url');
}
