import { stringify } from 'csv-stringify/sync';
import type { Lead } from '../../server/leads/lead.ts';
import { campaignText, textOf } from '../../server/leads/plain-text.ts';

const knownFields = ['name', 'phone', 'email', 'service_type', 'datetime', 'message', 'submission_date'];

/** One row per lead, one column per field that any lead has, as spreadsheets read it (RFC 4180). */
export function csvOf(leads: readonly Lead[]): string {
  const others = new Set(
    leads.flatMap(({ params }) => Object.keys(params)).filter((name) => !knownFields.includes(name)),
  );
  const fields = [...knownFields, ...others];
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
  ];
  const rows = leads.map((lead) => [
    lead.id,
    new Date(lead.receivedAt).toISOString(),
    lead.form,
    lead.page,
    campaignText(lead.campaign),
    lead.state,
    String(lead.duplicates + 1),
    lead.spam ?? '',
    lead.flags.join('; '),
    ...fields.map((field) => textOf(Object.hasOwn(lead.params, field) ? lead.params[field] : undefined)),
  ]);
  // A spreadsheet would calculate what begins like a formula, and so run what a stranger wrote.
  return stringify([[...heading, ...fields], ...rows], {
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}

/** How many leads came from each page and campaign in each week, which begins on Monday (UTC). */
export function reportOf(leads: readonly Lead[]): string {
  const groups = Map.groupBy(leads, (lead) => JSON.stringify([weekOf(lead.receivedAt), lead.page, campaignName(lead)]));
  const rows = Array.from(groups, ([key, group]) => {
    const spam = group.filter(({ spam }) => spam !== undefined).length;
    return [...(JSON.parse(key) as string[]), String(group.length), String(spam)];
  });
  const table = [['WEEK OF', 'PAGE', 'CAMPAIGN', 'LEADS', 'POSSIBLY SPAM'], ...rows.sort()];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map(
      (row) =>
        `${row
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function weekOf(time: number): string {
  const day = new Date(time);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** By its name, else by who sent the visitor; a click id alone shows which network was paid. */
function campaignName({ campaign }: Lead): string {
  const parameters = new URLSearchParams(campaign);
  const named = ['utm_source', 'utm_campaign'].flatMap((name) => parameters.get(name) ?? []).join(' / ');
  if (named !== '') return named;
  if (['gclid', 'gbraid', 'wbraid'].some((name) => parameters.has(name))) return 'Google Ads click';
  return parameters.has('fbclid') ? 'Facebook click' : '-';
}
