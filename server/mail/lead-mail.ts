import { business } from '#content/business.ts';
import { serviceTypes } from '#content/service-types.ts';
import { type FieldName, fieldNames, formField } from '#contract/form-fields.ts';
import { cleanLine, cleanText } from '#contract/text.ts';
import type { Lead } from '../leads/lead.ts';
import { localTimeInWords } from '../leads/local-time.ts';
import { alignColumns, campaignText, isolateRightToLeft, replyAddress } from '../leads/plain-text.ts';
import type { Mail } from './smtp-mailer.ts';

const shownApart = new Set<string>([...fieldNames, 'submission_date']);
const isBlock = (field: FieldName) => formField(field).kind === 'textarea';
const formNames = { enquiry: 'enquiry', quote: 'painting quote request' } satisfies Record<Lead['form'], string>;
/** In characters. Limits the name in the subject, because most mail programs truncate long subjects. */
const longestName = 60;

export function leadMail(lead: Lead, to: readonly string[]): Mail {
  return {
    to,
    subject: subjectOf(lead),
    text: textOfMail(lead),
    replyTo: replyAddress(lead.params.email),
    ...identity('lead', lead),
  };
}

/** After `resend` the id is new, because some mailboxes hide a mail with an id that they already have. */
function identity(kind: string, { id, receivedAt, resentAt }: Lead): Pick<Mail, 'messageId' | 'date'> {
  const name = resentAt === undefined ? id : `${id}-${resentAt}`;
  return { messageId: messageIdOf(`${kind}-${name}`), date: new Date(resentAt ?? receivedAt) };
}

function messageIdOf(name: string): string {
  return `<${name}@${new URL(business.siteOrigin).hostname}>`;
}

/** Returns a notice about a lead whose text the mail server refuses. It contains none of that text. */
export function mailWithoutLeadText(lead: Lead, to: readonly string[]): Mail {
  const text = `A new ${formNames[lead.form]} came in, but the mail server refused the mail with its text.
The lead is safe in the store. Read it on the server with this command:

    npm run leads -- show ${lead.id}
`;
  const subject = `New ${formNames[lead.form]} to read on the server (no. ${lead.sequence})`;
  return { to, subject, text, ...identity('notice', lead) };
}

export function testMail(to: readonly string[], id: string): Mail {
  return {
    to,
    subject: `Test mail of ${business.productName}`,
    text: `This is a test, sent with "npm run leads -- test-mail". Leads will come to this mailbox in the same way.\n`,
    messageId: messageIdOf(`test-${id}`),
    date: new Date(),
  };
}

/** Mailboxes group mails with equal subjects, so the subject ends with the lead's number, which `leadName` adds. */
function subjectOf(lead: Lead): string {
  const { name, phone, email } = lead.params;
  const who = cleanLine(name) || cleanLine(phone) || cleanLine(email);
  return leadName(lead, Array.from(who).slice(0, longestName).join(''));
}

/**
 * Returns the title of a lead for mails and notifications, like “New enquiry: Sara, Plumbing (no. 17)”. Without `who`,
 * it contains no personal data. Possible spam starts with “Possibly spam: ”, so that mail filters can sort it.
 */
export function leadName(lead: Pick<Lead, 'form' | 'params' | 'spam' | 'sequence'>, who = ''): string {
  const service = serviceTypes.find((known) => known === lead.params.service_type);
  const about = [who, service].filter(Boolean).join(', ');
  const mark = lead.spam ? 'Possibly spam: ' : '';
  return `${mark}New ${formNames[lead.form]}${about && `: ${about}`} (no. ${lead.sequence})`;
}

export function textOfMail({ id, form, params, flags, duplicates, spam, page, campaign, receivedAt }: Lead): string {
  const others = Object.entries(params).filter(([field]) => !shownApart.has(field));
  const otherFields = table(others.map(([field, value]) => [cleanLine(field), cleanLine(value)]));
  const parts = [
    `New ${formNames[form]} from the website`,
    spam && `This may be spam: ${spam}.`,
    table(
      fieldNames.filter((field) => !isBlock(field)).map((field) => [formField(field).label, cleanLine(params[field])]),
    ),
    ...fieldNames.filter(isBlock).map((field) => block(formField(field).label, cleanText(params[field]))),
    otherFields && `Also sent:\n${otherFields}`,
    table([
      ['Page', page],
      ['Campaign', campaignText(campaign)],
    ]),
    flags.length > 0 && `Please check: ${flags.join('; ')}.`,
    duplicates > 0 && `Sent ${duplicates + 1} times; this is the only mail about it.`,
    [
      `Received ${localTimeInWords(receivedAt)}.`,
      params.submission_date && `The visitor's own clock said ${cleanLine(params.submission_date)}.`,
      `Lead ${id}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Indents a visitor's text, so that none of its lines can imitate a line of this mail. */
function block(label: string, text: string): string {
  return text && `${label}:\n\n${isolateRightToLeft(text).replace(/^(?=.)/gm, '    ')}`;
}

function table(rows: [label: string, value: string][]): string {
  const filled = rows.filter(([, value]) => value !== '');
  return alignColumns(filled.map(([label, value]) => [`${label}:`, isolateRightToLeft(value)])).trimEnd();
}
