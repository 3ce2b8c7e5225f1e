import { business } from '#content/business.ts';
import { serviceTypes } from '#content/service-types.ts';
import type { Lead } from '../leads/lead.ts';
import { campaignText, lineOf, replyAddress, textOf } from '../leads/plain-text.ts';
import type { Mail } from './smtp-mailer.ts';

/** The fields that are shown first, in the order of the form. */
const labels = { name: 'Name', phone: 'Phone', email: 'E-mail', service_type: 'Service', datetime: 'Best time' };
const shownApart = new Set([...Object.keys(labels), 'message', 'submission_date']);
const formNames = { enquiry: 'enquiry', quote: 'painting quote request' } satisfies Record<Lead['form'], string>;
const { timeZone } = business;
const receivedFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
const messageId = (kind: string, { id }: Lead) => `<${kind}-${id}@${new URL(business.siteOrigin).hostname}>`;

export function leadMail(lead: Lead, to: string): Mail {
  return {
    ...{ to, subject: subjectOf(lead), text: textOfMail(lead), replyTo: replyAddress(lead.params.email) },
    ...{ messageId: messageId('lead', lead), date: new Date(lead.receivedAt) },
  };
}

/** When a filter refuses what the visitor wrote: nothing of it, only where to read it. */
export function noticeMail(lead: Lead, to: string): Mail {
  const text = `A new ${formNames[lead.form]} came in, but the mail server refused the mail with its text.
The lead is safe in the store. Read it on the server with this command:

    npm run leads -- show ${lead.id}
`;
  const subject = `New ${formNames[lead.form]} to read on the server`;
  return { ...leadMail(lead, to), subject, text, replyTo: undefined, messageId: messageId('notice', lead) };
}

/** Fixed words, and the service only when it is one of ours: what a visitor typed never reaches a header. */
function subjectOf({ form, params, spam }: Lead): string {
  const service = serviceTypes.find((known) => known === params.service_type);
  return `${spam ? 'Possibly spam: ' : ''}New ${formNames[form]}${service ? `: ${service}` : ''}`;
}

function textOfMail({ id, form, params, flags, duplicates, spam, page, campaign, receivedAt }: Lead): string {
  const message = textOf(params.message);
  const others = Object.entries(params).filter(([field]) => !shownApart.has(field));
  const otherFields = table(others.map(([field, value]) => [lineOf(field), lineOf(value)]));
  const parts = [
    `New ${formNames[form]} from the website`,
    spam && `This may be spam: ${spam}.`,
    table(Object.entries(labels).map(([field, label]) => [label, lineOf(params[field])])),
    // Set in, so that no line a visitor writes can look like a line of ours.
    message && `Message:\n\n${message.replace(/^(?=.)/gm, '    ')}`,
    otherFields && `Also sent:\n${otherFields}`,
    table([
      ['Page', page],
      ['Campaign', campaignText(campaign)],
    ]),
    flags.length > 0 && `Please check: ${flags.join('; ')}.`,
    duplicates > 0 && `Sent ${duplicates + 1} times; this is the only mail about it.`,
    [
      `Received ${receivedFormat.format(receivedAt)} (${timeZone}).`,
      params.submission_date && `The visitor's own clock said ${lineOf(params.submission_date)}.`,
      `Lead ${id}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function table(rows: [label: string, value: string][]): string {
  const filled = rows.filter(([, value]) => value !== '');
  const width = Math.max(...filled.map(([label]) => label.length)) + 2;
  return filled.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
}
