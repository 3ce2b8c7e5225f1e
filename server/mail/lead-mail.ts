import { business } from '#content/business.ts';
import { serviceTypes } from '#content/service-types.ts';
import type { Lead } from '../leads/lead.ts';
import { campaignText, lineOf, replyAddress, textOf } from '../leads/plain-text.ts';
import type { Mail } from './smtp-mailer.ts';

/** The fields that are shown first, in the order of the form. */
const labels: Record<string, string> = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  service_type: 'Service',
  datetime: 'Best time',
};
const shownApart = new Set([...Object.keys(labels), 'message', 'submission_date']);

const formNames = { enquiry: 'enquiry', quote: 'painting quote request' } satisfies Record<Lead['form'], string>;

const receivedFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: business.timeZone,
});

const messageHost = new URL(business.siteOrigin).hostname;

export function leadMail(lead: Lead, to: string): Mail {
  return {
    to,
    subject: subjectOf(lead),
    text: textOfMail(lead),
    replyTo: replyAddress(lead.params.email),
    messageId: `<lead-${lead.id}@${messageHost}>`,
    date: new Date(lead.receivedAt),
  };
}

/** When a filter refuses what the visitor wrote: nothing of it, only where to read it. */
export function noticeMail(lead: Lead, to: string): Mail {
  const text = [
    `A new ${formNames[lead.form]} came in, but the mail server refused the mail with its text.`,
    'The lead is safe in the store. Read it on the server with this command:',
    '',
    `    npm run leads -- show ${lead.id}`,
    '',
  ].join('\n');
  return {
    ...leadMail(lead, to),
    subject: `New ${formNames[lead.form]} to read on the server`,
    text,
    replyTo: undefined,
    messageId: `<notice-${lead.id}@${messageHost}>`,
  };
}

/** For leads that wait because hundreds came at once. */
export function heldMail(lead: Lead, total: number, to: string): Mail {
  const text = [
    `Very many leads came within minutes, so ${total} of them wait.`,
    'They will be mailed one after the other, one a minute.',
    '',
    'To see them:          npm run leads -- list --held',
    'To have them now:     npm run leads -- resend --held',
    'To delete some:       npm run leads -- delete ID ID',
    '',
  ].join('\n');
  return {
    ...leadMail(lead, to),
    subject: `${total} leads wait on the server`,
    text,
    replyTo: undefined,
    messageId: `<held-${lead.id}@${messageHost}>`,
  };
}

/** Fixed words, and the service only when it is one of ours: what a visitor typed never reaches a header. */
function subjectOf({ form, params, spam }: Lead): string {
  const service = serviceTypes.find((known) => known === params.service_type);
  return `${spam ? 'Possibly spam: ' : ''}New ${formNames[form]}${service ? `: ${service}` : ''}`;
}

function textOfMail(lead: Lead): string {
  const { params, flags, duplicates, spam } = lead;
  const known = Object.entries(labels)
    .map(([field, label]) => [label, lineOf(params[field])] as const)
    .filter(([, value]) => value !== '');
  const others = Object.entries(params)
    .filter(([field]) => !shownApart.has(field))
    .map(([field, value]) => [lineOf(field), lineOf(value)] as const);
  const message = textOf(params.message);
  const source = [
    ['Page', lead.page],
    ['Campaign', campaignText(lead.campaign)],
  ].filter(([, value]) => value !== '') as [string, string][];

  const parts = [
    `New ${formNames[lead.form]} from the website`,
    spam && `This may be spam: ${spam}.`,
    table(known),
    message && `Message:\n\n${indented(message)}`,
    others.length > 0 && `Also sent:\n${table(others)}`,
    source.length > 0 && table(source),
    flags.length > 0 && `Please check: ${flags.join('; ')}.`,
    duplicates > 0 && `Sent ${duplicates + 1} times; this is the only mail about it.`,
    [
      `Received ${receivedFormat.format(lead.receivedAt)} (${business.timeZone}).`,
      params.submission_date && `The visitor's own clock said ${lineOf(params.submission_date)}.`,
      `Lead ${lead.id}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${`${label}:`.padEnd(width + 2)}${value}`).join('\n');
}

/** Set in, so that no line a visitor writes can look like a line of ours. */
function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
}
