import { cleanLine } from '#contract/text.ts';
import type { Lead } from '../../server/leads/lead.ts';
import { localTime } from '../../server/leads/local-time.ts';
import { alignColumns, campaignText, isolateRightToLeft } from '../../server/leads/plain-text.ts';
import { textOfMail } from '../../server/mail/lead-mail.ts';

/** Returns a table with one line per lead, below a heading. */
export function listText(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => [lead.id, localTime(lead.receivedAt), lead.state, lead.form, whoAndWhere(lead)]);
  return alignColumns([['ID', 'RECEIVED', 'STATE', 'FORM', 'WHO, AND FROM WHERE'], ...rows]);
}

function whoAndWhere({ state, params, spam, page, campaign, lastError }: Lead): string {
  const who = [params.name, params.phone, params.email]
    .map((value) => isolateRightToLeft(cleanLine(value).slice(0, 60)))
    .filter(Boolean)
    .join(', ');
  const about = [
    who,
    page,
    campaignText(campaign),
    spam && `(possibly spam: ${spam})`,
    state !== 'sent' && lastError && `(${cleanLine(lastError)})`,
  ];
  return about.filter(Boolean).join('  ');
}

/** Returns what happened to the lead, then the text of its mail. */
export function fullText(lead: Lead): string {
  const { sequence, state, attempts, lastError, deliveredTo, resentAt, sentAt, reply } = lead;
  const rows = [
    ['number', sequence],
    ['state', state],
    ['failed tries', attempts],
    ['last problem', lastError && cleanLine(lastError)],
    ['taken by the mail servers of', deliveredTo.join(', ')],
    ['queued again', resentAt && localTime(resentAt)],
    ['mailed', sentAt && `${localTime(sentAt)}, the server said: ${cleanLine(reply)}`],
  ];
  const about = rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}\n`);
  return `${about.join('')}\n${textOfMail(lead)}`;
}
