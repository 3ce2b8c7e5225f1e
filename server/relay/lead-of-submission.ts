import { createHash } from 'node:crypto';
import { business } from '#content/business.ts';
import type { LeadForm } from '#contract/enquiry.ts';
import type { Clock } from '../clock.ts';
import type { Json, LeadParams, NewLead } from '../leads/lead.ts';
import { lineOf, textOf } from '../leads/plain-text.ts';
import { checkFields } from './check-fields.ts';
import { Refusal } from './refusal.ts';

/** What makes two leads the same. `submission_date` is not among them: it changes with each press of the button. */
const tellingFields = ['name', 'email', 'phone', 'service_type', 'datetime', 'message'] as const;

export type LeadDetails = {
  form: LeadForm;
  params: LeadParams;
  quarantineReason: string | undefined;
  addressHash: string;
};

/** Odd values are kept and marked, not refused: whoever wrote them wants to be called back. */
export function leadOf({ form, params, quarantineReason, addressHash }: LeadDetails, clock: Clock): NewLead {
  if (textOf(params.email) === '' && textOf(params.phone) === '')
    throw new Refusal(400, 'There is neither an e-mail address nor a phone number, so nobody could answer.');
  return {
    ...{ form, params, quarantineReason, addressHash },
    flags: [...fieldFlags(form, params), ...timeFlags(params.datetime, clock)],
    dedupeKey: dedupeKey(form, params, quarantineReason),
    emailKey: emailKey(textOf(params.email)),
  };
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

function fieldFlags(form: LeadForm, params: LeadParams): string[] {
  const parsed = checkFields(form, params);
  if (parsed.ok) return [];
  return Object.keys(parsed.issues).map((field) =>
    textOf(params[field]) === '' ? `${field} is missing` : `${field} looks unusual`,
  );
}

const localTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: business.timeZone,
});

/** `YYYY-MM-DDTHH:mm` without a zone is meant where the business is; such texts compare as times do. */
function timeFlags(wanted: Json | undefined, clock: Clock): string[] {
  const time = lineOf(wanted);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time)) return [];
  return time.slice(0, 16) < localTime.format(clock()).replace(' ', 'T') ? ['the wished time has passed'] : [];
}

/** What looks like spam is kept apart, so that it cannot hide the same text sent by a person. */
function dedupeKey(form: LeadForm, params: LeadParams, quarantineReason: string | undefined): string {
  const telling = tellingFields.map((field) => textOf(params[field]).normalize('NFC').replace(/\s+/g, ' '));
  const text = JSON.stringify([form, quarantineReason === undefined, ...telling]);
  return createHash('sha256').update(text).digest('base64url');
}
