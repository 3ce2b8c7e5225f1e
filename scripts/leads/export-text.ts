import { stringify } from 'csv-stringify/sync';
import { fieldNames } from '#contract/form-fields.ts';
import { cleanLine, cleanText } from '#contract/text.ts';
import type { Lead } from '../../server/leads/lead.ts';
import { localTime } from '../../server/leads/local-time.ts';
import { alignColumns, campaignText } from '../../server/leads/plain-text.ts';

const knownFields: readonly string[] = [...fieldNames, 'submission_date'];

/** CSV (RFC 4180): one row per lead, and a column for each known field and each other field that a lead has. */
export function csvOf(leads: readonly Lead[]): string {
  const fields = [...new Set([...knownFields, ...leads.flatMap(({ params }) => Object.keys(params))])];
  const heading = [
    'id',
    'received',
    'form',
    'page',
    'campaign',
    'state',
    'times_sent',
    'possibly_spam',
    'please_check',
    ...fields,
  ];
  const rows = leads.map((lead) => [
    lead.id,
    localTime(lead.receivedAt),
    lead.form,
    lead.page,
    campaignText(lead.campaign),
    lead.state,
    String(lead.duplicates + 1),
    lead.spam ?? '',
    lead.flags.join('; '),
    ...fields.map((field) => cellOf(lead, field)),
  ]);
  return stringify([heading.map(safeCell), ...rows], {
    record_delimiter: 'windows',
    // Adds a byte order mark. Without it, Excel does not detect UTF-8 and garbles Arabic text.
    bom: true,
    quoted_match: /[\r\n]/,
  });
}

function cellOf({ params }: Lead, field: string): string {
  const text = cleanText(Object.hasOwn(params, field) ? params[field] : undefined);
  return field === 'phone' ? phoneCell(text) : safeCell(text);
}

/**
 * Groups the digits with spaces, so that a spreadsheet treats the number as text. It would drop the leading zero of
 * plain digits, and read a hyphen as a minus.
 */
function phoneCell(text: string): string {
  if (!/^\+?[\p{Nd}\s()./\u2010-\u2015-]{7,}$/u.test(text)) return safeCell(text);
  const groups = text.replace(/[^\p{Nd}+]+/gu, ' ');
  return groups.replace(/ ?(\p{Nd}{3})(\p{Nd}{4}) ?$/u, ' $1 $2').trim();
}

/**
 * Returns a cell that a spreadsheet does not execute. It could execute text from a visitor that looks like a formula.
 */
function safeCell(text: string): string {
  return /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
}

/** Counts the leads of each week by page and campaign. A week starts on Monday, in the time zone of the business. */
export function weeklyCounts(leads: readonly Lead[]): string {
  const groups = Map.groupBy(leads, (lead) => [weekOf(lead.receivedAt), lead.page, campaignName(lead)].join('\t'));
  const rows = Array.from(groups, ([key, group]) => {
    const spam = group.filter(({ spam }) => spam !== undefined).length;
    return [...key.split('\t'), String(group.length), String(spam)];
  });
  return alignColumns([['WEEK OF', 'PAGE', 'CAMPAIGN', 'LEADS', 'POSSIBLY SPAM'], ...rows.sort()]);
}

function weekOf(time: number): string {
  const day = new Date(localTime(time).slice(0, 10));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Returns a name for the campaign. Without `utm_source` and `utm_campaign`, the type of click id shows the network. */
function campaignName({ campaign }: Lead): string {
  const parameters = new URLSearchParams(campaign);
  const named = ['utm_source', 'utm_campaign'].flatMap((name) => parameters.get(name) ?? []).join(' / ');
  if (named !== '') return cleanLine(named);
  if (['gclid', 'gbraid', 'wbraid'].some((name) => parameters.has(name))) return 'Google Ads click';
  return parameters.has('fbclid') ? 'Facebook click' : '-';
}
