import type { Lead } from './lead.ts';

/** The columns of a lead in either store; JSON stays text, so that what came is kept as it came. */
export const leadColumns =
  'sequence, id, received_at, form, params, flags, quarantine_reason, duplicates, state, attempts, due_at, last_error, sent_at, reply';

export type LeadRow = Record<string, unknown>;

export function leadOfRow(row: LeadRow): Lead {
  return {
    sequence: Number(row.sequence),
    id: String(row.id),
    receivedAt: Number(row.received_at),
    form: row.form as Lead['form'],
    params: JSON.parse(String(row.params)),
    flags: JSON.parse(String(row.flags)),
    quarantineReason: textOrNothing(row.quarantine_reason),
    duplicates: Number(row.duplicates),
    state: row.state as Lead['state'],
    attempts: Number(row.attempts),
    dueAt: Number(row.due_at),
    lastError: textOrNothing(row.last_error),
    sentAt: row.sent_at === null ? undefined : Number(row.sent_at),
    reply: textOrNothing(row.reply),
  };
}

function textOrNothing(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : String(value);
}
