import type { Lead } from '../lead.ts';
import { lineOf, textOf } from '../plain-text.ts';

const widths = { id: 36, received: 16, state: 11, form: 7 };

export const lineHeading = [
  'ID'.padEnd(widths.id),
  'RECEIVED (UTC)'.padEnd(widths.received),
  'STATE'.padEnd(widths.state),
  'FORM'.padEnd(widths.form),
  'WHO',
].join('  ');

export function lineText({ id, receivedAt, state, form, params, lastError }: Lead): string {
  const who = [params.name, params.phone, params.email].map(lineOf).filter(Boolean).join(', ').slice(0, 120);
  return [
    id,
    timeText(receivedAt).padEnd(widths.received),
    state.padEnd(widths.state),
    form.padEnd(widths.form),
    state === 'sent' || !lastError ? who : `${who}  (${lineOf(lastError)})`,
  ].join('  ');
}

export function fullText(lead: Lead): string {
  const rows: [string, string | undefined][] = [
    ['id', lead.id],
    ['number', String(lead.sequence)],
    ['received', `${timeText(lead.receivedAt)} UTC`],
    ['form', lead.form],
    ['state', lead.state],
    ['please check', lead.flags.join('; ')],
    ['in quarantine because', lead.quarantineReason],
    ['sent again', lead.duplicates > 0 ? `${lead.duplicates} times` : ''],
    ['failed tries', lead.attempts > 0 ? String(lead.attempts) : ''],
    ['last problem', lead.lastError && lineOf(lead.lastError)],
    ['mailed', lead.sentAt === undefined ? '' : `${timeText(lead.sentAt)} UTC, the server said: ${lineOf(lead.reply)}`],
  ];
  const about = rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const params = Object.entries(lead.params).map(
    ([field, value]) => `  ${lineOf(field)}: ${textOf(value).replaceAll('\n', '\n    ')}`,
  );
  return `${[...about, '', ...params].join('\n')}\n`;
}

function timeText(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
