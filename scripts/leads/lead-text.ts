import { lineOf, textOf } from '#contract/text.ts';
import type { Lead } from '../../server/leads/lead.ts';
import { localTime } from '../../server/leads/local-time.ts';
import { campaignText, isolated } from '../../server/leads/plain-text.ts';

const widths = { id: 36, received: 16, state: 7, form: 7 };

export const lineHeading = [
  'ID'.padEnd(widths.id),
  'RECEIVED'.padEnd(widths.received),
  'STATE'.padEnd(widths.state),
  'FORM'.padEnd(widths.form),
  'WHO, AND FROM WHERE',
].join('  ');

export function lineText({ id, receivedAt, state, form, params, spam, page, campaign, lastError }: Lead): string {
  const who = [params.name, params.phone, params.email]
    .map((value) => isolated(lineOf(value).slice(0, 60)))
    .filter(Boolean)
    .join(', ');
  const about = [
    who,
    page,
    campaignText(campaign),
    spam && `(possibly spam: ${spam})`,
    state !== 'sent' && lastError && `(${lineOf(lastError)})`,
  ];
  return [
    id,
    localTime(receivedAt).padEnd(widths.received),
    state.padEnd(widths.state),
    form.padEnd(widths.form),
    about.filter(Boolean).join('  '),
  ].join('  ');
}

export function fullText(lead: Lead): string {
  const rows: [string, string | undefined][] = [
    ['id', lead.id],
    ['number', String(lead.sequence)],
    ['received', localTime(lead.receivedAt)],
    ['form', lead.form],
    ['state', lead.state],
    ['please check', lead.flags.join('; ')],
    ['possibly spam', lead.spam],
    ['page', lead.page],
    ['campaign', campaignText(lead.campaign)],
    ['sent again', lead.duplicates > 0 ? `${lead.duplicates} times` : ''],
    ['failed tries', lead.attempts > 0 ? String(lead.attempts) : ''],
    ['last problem', lead.lastError && lineOf(lead.lastError)],
    ['taken by the mail servers of', lead.deliveredTo.join(', ')],
    ['queued again', lead.resentAt === undefined ? '' : localTime(lead.resentAt)],
    ['mailed', lead.sentAt === undefined ? '' : `${localTime(lead.sentAt)}, the server said: ${lineOf(lead.reply)}`],
  ];
  const about = rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const params = Object.entries(lead.params).map(
    ([field, value]) => `  ${lineOf(field)}: ${isolated(textOf(value)).replaceAll('\n', '\n    ')}`,
  );
  return `${[...about, '', ...params].join('\n')}\n`;
}
