import type { Lead } from '../lead.ts';
import { lineOf, textOf } from '../plain-text.ts';

const knownFields = ['name', 'phone', 'email', 'service_type', 'datetime', 'message', 'submission_date'];

/** One row per lead, one column per field that any lead has. Lines end as RFC 4180 says. */
export function csvOf(leads: readonly Lead[]): string {
  const others = new Set(
    leads.flatMap(({ params }) => Object.keys(params)).filter((name) => !knownFields.includes(name)),
  );
  const fields = [...knownFields, ...others];
  const heading = ['id', 'received', 'form', 'state', 'times_sent', 'please_check', ...fields];
  const rows = leads.map((lead) => [
    lead.id,
    new Date(lead.receivedAt).toISOString(),
    lead.form,
    lead.state,
    String(lead.duplicates + 1),
    lead.flags.join('; '),
    ...fields.map((field) => textOf(Object.hasOwn(lead.params, field) ? lead.params[field] : undefined)),
  ]);
  return [heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A spreadsheet would calculate what begins like a formula, and so run what a stranger wrote; the quote makes it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(lineOf(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
