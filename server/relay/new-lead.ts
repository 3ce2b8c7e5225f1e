import { hash } from 'node:crypto';
import type { EmailProvider } from '#contract/email-provider.ts';
import { type FormName, fieldNames, formNames } from '#contract/form-fields.ts';
import { findLikelyMistakes } from '#contract/likely-mistakes.ts';
import { cleanValue, type LeadFields, parseLead } from '#contract/parse-lead.ts';
import { cleanLine, cleanText } from '#contract/text.ts';
import type { LeadParams, LeadSource, NewLead } from '../leads/lead.ts';
import { localTime } from '../leads/local-time.ts';
import { RequestError, UnknownId } from './request-error.ts';
import type { Submission } from './submission.ts';

/**
 * Returns the form that the ids in a request belong to. `default_service` is the email provider's name for its default
 * service.
 */
export function identifyForm({ protocol }: Submission, provider: EmailProvider): FormName {
  if (protocol.user_id !== provider.userId) throw new UnknownId('user_id');
  if (protocol.service_id !== provider.serviceId && protocol.service_id !== 'default_service')
    throw new UnknownId('service_id');
  const form = formNames.find((name) => provider.templateIds[name] === protocol.template_id);
  if (!form) throw new UnknownId('template_id');
  return form;
}

/**
 * Converts the fields of a form to a lead. Unusual values are stored and flagged, not rejected, because the sender may
 * be a customer. Throws only if both the email address and the phone number are missing.
 */
export function newLead(form: FormName, sent: LeadParams, source: LeadSource): NewLead {
  const spam = spamReason(sent);
  const { [honeypotField]: _, ...others } = sent;
  const params = { ...others, ...cleanContacts(sent) };
  if (cleanText(params.email) === '' && cleanText(params.phone) === '')
    throw new RequestError(400, 'no-way-to-answer', 'There is neither an email address nor a phone number to answer.');
  return {
    form,
    params,
    spam,
    ...source,
    flags: [...fieldFlags(form, params), ...timeFlags(params)],
    dedupeKey: dedupeKey(form, params, spam),
  };
}

/**
 * Returns the email address and the phone number without invisible characters, which would break calls, replies and
 * searches.
 */
function cleanContacts(sent: LeadParams): LeadFields {
  const contacts = (['email', 'phone'] as const).filter((name) => name in sent);
  return Object.fromEntries(contacts.map((name) => [name, cleanValue(name, sent[name])]));
}

/**
 * A hidden field that detects spam. Visitors do not see it, so only a program that fills in every field sends a value.
 */
export const honeypotField = 'website_url';

function spamReason(params: LeadParams): string | undefined {
  if (cleanText(params[honeypotField]) !== '') return 'the hidden field was filled in';
  if (linksIn(cleanText(params.message)) >= 3) return 'the message has many links';
  if (linksIn(cleanText(params.name)) > 0) return 'the name is a link';
  return undefined;
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

function fieldFlags(form: FormName, params: LeadParams): string[] {
  const parsed = parseLead(form, params);
  const odd = parsed.ok ? [] : Object.keys(parsed.issues);
  const flags = odd.map((field) => `${field} ${cleanText(params[field]) === '' ? 'is missing' : 'looks unusual'}`);
  return [...flags, ...Object.values(findLikelyMistakes(params))];
}

/** Flags a requested time in the past. Compares times like `YYYY-MM-DDTHH:mm` as text, in the company's time zone. */
function timeFlags(params: LeadParams): string[] {
  const now = localTime(Date.now()).replace(' ', 'T');
  const time = cleanLine(params.datetime).slice(0, 16);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time) && time < now ? ['the wished time has passed'] : [];
}

/**
 * Leaves out extra fields and `submission_date`, which changes each time. Possible spam never duplicates a real lead.
 */
function dedupeKey(form: FormName, params: LeadParams, spam: string | undefined): string {
  const texts = fieldNames.map((field) => cleanText(params[field]).normalize('NFC').replace(/\s+/g, ' '));
  return hash('sha256', JSON.stringify([form, spam === undefined, ...texts]), 'base64url');
}
