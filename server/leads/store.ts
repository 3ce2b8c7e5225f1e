import { randomUUID } from 'node:crypto';
import type { Database, Query, Row } from './database.ts';
import { type Lead, type LeadState, leadStates, type NewLead, type Outcome } from './lead.ts';

const minute = 60_000;
/** The same duplicate within this time is counted and not mailed again. */
export const dedupeMs = 10 * minute;
/** Leads of a flood are mailed one after the other: the first after ten minutes, the next a minute later. */
const [heldFirstMs, heldEveryMs] = [10 * minute, minute];
/** One mail tells of held leads: a minute after the first, so that it knows how many, and once a day at most. */
const [noticeAfterMs, noticeEveryMs] = [minute, 24 * 60 * minute];

export type AddedLead = { id: string; isDuplicate: boolean };
/** `oldestAt` is when the oldest lead came that is still to be delivered, held ones apart. */
export type StoreStatus = Record<LeadState, number> & { oldestAt: number | undefined };
export type LeadFilter = { state?: LeadState | undefined; afterSequence?: number; limit?: number };
export type LeadStore = ReturnType<typeof leadStore>;

const columns =
  'sequence, id, received_at, form, params, flags, spam, page, campaign, duplicates, state, attempts, due_at, last_error, sent_at, reply';

/** Every operation on leads, in the SQL that SQLite and PostgreSQL share. */
export function leadStore(database: Database) {
  const { query, now, skipLocked } = database;
  const leads = async (sql: string, values?: Parameters<Query>[1]) => (await query(sql, values)).map(leadOfRow);
  const changes = async (sql: string, values: Parameters<Query>[1] = []) =>
    (await query(`${sql} RETURNING sequence`, values)).length;
  /** A time beyond what was ever asked for means that the clock went back: such a lead is due, too. */
  const isDue = () => `state IN ('pending', 'sending', 'held') AND (due_at <= ${now()} OR due_at > ${now()} + wait_ms)`;
  /** What this does not find was leased by somebody else meanwhile. */
  const isOurs = `WHERE id = $1 AND owner = $2 AND state = 'sending'`;
  const requeue = `UPDATE lead SET state = 'pending', owner = NULL, attempts = 0, due_at = 0, wait_ms = 0, sent_at = NULL`;
  return {
    /** Resolves when the lead is on the disk and can be read there; rejects when that is not certain. */
    async add(lead: NewLead): Promise<AddedLead> {
      const added = await database.transaction(lead.dedupeKey, async (run) => {
        const [duplicate] = await run(
          `UPDATE lead SET duplicates = duplicates + 1 WHERE sequence = (SELECT max(sequence) FROM lead
             WHERE dedupe_key = $1 AND received_at BETWEEN ${now()} - ${dedupeMs} AND ${now()} + ${dedupeMs})
           RETURNING id`,
          [lead.dedupeKey],
        );
        if (duplicate) return { id: String(duplicate.id), isDuplicate: true };
        const id = randomUUID();
        const lastHeld = `SELECT max(due_at) - ${now()} AS wait FROM lead WHERE state = 'held'`;
        const [last] = lead.isFlood ? await run(lastHeld) : [];
        const waitMs = last ? Math.max(heldFirstMs, Number(last.wait ?? 0) + heldEveryMs) : 0;
        await run(
          `INSERT INTO lead (id, received_at, form, params, flags, spam, page, campaign, dedupe_key, email_key, state,
             due_at, wait_ms) VALUES ($1, ${now()}, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${now()} + ${waitMs}, ${waitMs})`,
          [
            ...[id, lead.form, JSON.stringify(lead.params), JSON.stringify(lead.flags), lead.spam ?? null],
            ...[lead.page, lead.campaign, lead.dedupeKey, lead.emailKey, lead.isFlood ? 'held' : 'pending'],
          ],
        );
        return { id, isDuplicate: false };
      });
      const [stored] = await query('SELECT id FROM lead WHERE id = $1', [added.id]);
      if (!stored) throw new Error('The lead was written and cannot be read.');
      return added;
    },
    /** Leases leads that are due to this worker; a lease that ends makes its lead due again. */
    async claim(owner: string, limit: number, leaseMs: number): Promise<Lead[]> {
      const claimed = await leads(
        `UPDATE lead SET state = 'sending', owner = $1, due_at = ${now()} + ${leaseMs}, wait_ms = ${leaseMs}
         WHERE sequence IN (SELECT sequence FROM lead WHERE ${isDue()} ORDER BY due_at, sequence LIMIT $2 ${skipLocked})
         RETURNING ${columns}`,
        [owner, limit],
      );
      return claimed.sort((one, other) => one.sequence - other.sequence);
    },
    async renew(id: string, owner: string, leaseMs: number): Promise<boolean> {
      const lease = `due_at = ${now()} + ${leaseMs}, wait_ms = ${leaseMs}`;
      return (await changes(`UPDATE lead SET ${lease} ${isOurs}`, [id, owner])) === 1;
    },
    async settle(id: string, owner: string, outcome: Outcome): Promise<boolean> {
      const { state, countsAsAttempt, error = null, reply = null, afterMs = 0 } = outcome;
      const sql = `UPDATE lead SET owner = NULL, state = $3, last_error = $4, reply = $5,
         attempts = attempts + ${Number(countsAsAttempt)}, due_at = ${now()} + ${afterMs}, wait_ms = ${afterMs},
         sent_at = ${state === 'sent' ? now() : 'NULL'} ${isOurs}`;
      return (await changes(sql, [id, owner, state, error, reply])) === 1;
    },
    /** For the one process that owns an SQLite file, at its start: whoever held these leads is gone. */
    release: () =>
      changes(`UPDATE lead SET state = 'pending', owner = NULL, due_at = 0, wait_ms = 0 WHERE state = 'sending'`),
    async status(): Promise<StoreStatus> {
      const rows = await query('SELECT state, count(*) AS total, min(received_at) AS oldest FROM lead GROUP BY state');
      const total = (state: LeadState) => Number(rows.find((row) => row.state === state)?.total ?? 0);
      const totals = Object.fromEntries(leadStates.map((state) => [state, total(state)])) as Record<LeadState, number>;
      const waiting = rows.filter(({ state }) => state === 'pending' || state === 'sending');
      const oldestAt = waiting.map(({ oldest }) => Number(oldest)).sort((one, other) => one - other)[0];
      return { ...totals, oldestAt };
    },
    list: ({ state, afterSequence = 0, limit = 1000 }: LeadFilter): Promise<Lead[]> =>
      leads(
        `SELECT ${columns} FROM lead WHERE sequence > $1 AND (CAST($2 AS TEXT) IS NULL OR state = $2)
         ORDER BY sequence LIMIT $3`,
        [afterSequence, state ?? null, limit],
      ),
    async find(id: string): Promise<Lead | undefined> {
      return (await leads(`SELECT ${columns} FROM lead WHERE id = $1`, [id]))[0];
    },
    /** Back into the queue, with a fresh schedule: one lead, or all of a state. */
    resend: (which: { id: string } | { state: 'pending' | 'held' | 'parked' }): Promise<number> =>
      'id' in which
        ? changes(`${requeue} WHERE id = $1 AND state <> 'sending'`, [which.id])
        : changes(`${requeue} WHERE state = $1`, [which.state]),
    /** The oldest held lead, for one of all servers, when it is time to tell the owner; else nothing. */
    async takeHeldNotice(): Promise<{ lead: Lead; total: number } | undefined> {
      const [lead] = await leads(
        `UPDATE lead SET notice_at = ${now()} WHERE sequence = (SELECT min(sequence) FROM lead WHERE state = 'held')
           AND notice_at IS NULL AND received_at <= ${now()} - ${noticeAfterMs}
           AND NOT EXISTS (SELECT 1 FROM lead WHERE notice_at > ${now()} - ${noticeEveryMs}) RETURNING ${columns}`,
      );
      if (!lead) return undefined;
      const [held] = await query(`SELECT count(*) AS total FROM lead WHERE state = 'held'`);
      return { lead, total: Number(held?.total) };
    },
    async returnHeldNotice(id: string): Promise<void> {
      await changes('UPDATE lead SET notice_at = NULL WHERE id = $1', [id]);
    },
    delete: (id: string): Promise<number> => changes('DELETE FROM lead WHERE id = $1', [id]),
    deleteByEmail: (emailKey: string): Promise<number> =>
      changes(`DELETE FROM lead WHERE email_key = $1 AND email_key <> ''`, [emailKey]),
    /** Only what was delivered; a lead that still waits for its reader is never too old. */
    deleteOlderThan: (ageMs: number): Promise<number> =>
      changes(`DELETE FROM lead WHERE state = 'sent' AND received_at < ${now()} - ${ageMs}`),
    backup: database.backup,
    close: database.close,
  };
}

function leadOfRow(row: Row): Lead {
  const text = (value: unknown) => (value === null ? undefined : String(value));
  return {
    ...{ sequence: Number(row.sequence), id: String(row.id), receivedAt: Number(row.received_at) },
    ...{ form: row.form as Lead['form'], params: JSON.parse(String(row.params)), flags: JSON.parse(String(row.flags)) },
    ...{ spam: text(row.spam), page: String(row.page), campaign: String(row.campaign) },
    ...{ duplicates: Number(row.duplicates), state: row.state as LeadState, attempts: Number(row.attempts) },
    ...{ dueAt: Number(row.due_at), lastError: text(row.last_error), reply: text(row.reply) },
    sentAt: row.sent_at === null ? undefined : Number(row.sent_at),
  };
}
