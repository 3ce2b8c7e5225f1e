import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../clock.ts';
import type { Lead, LeadState, NewLead, Outcome } from '../lead.ts';
import { leadColumns, leadOfRow } from '../lead-row.ts';
import { type AddedLead, dedupeMs, type LeadFilter, type StoreStatus } from '../lead-store.ts';

/**
 * Due: its time has come. Also when its time lies further ahead than it was ever told to wait, since then the clock
 * was moved back, and the lead would wait for nothing.
 */
const isDue = `state IN ('pending', 'sending') AND (due_at <= :now OR due_at > :now + wait_ms)`;

const requeue = `UPDATE lead SET state = 'pending', owner = NULL, attempts = 0, due_at = 0, wait_ms = 0, sent_at = NULL`;

export type LeadTable = ReturnType<typeof leadTable>;

/** The store's operations on one open connection, all synchronous. Who calls them decides about transactions. */
export function leadTable(database: DatabaseSync, clock: Clock) {
  const sql = {
    twin: database.prepare(
      `SELECT sequence, id FROM lead WHERE dedupe_key = :key AND received_at BETWEEN :from AND :to ORDER BY sequence DESC LIMIT 1`,
    ),
    countTwin: database.prepare('UPDATE lead SET duplicates = duplicates + 1 WHERE sequence = ?'),
    insert: database.prepare(
      `INSERT INTO lead (id, received_at, form, params, flags, quarantine_reason, dedupe_key, email_key, address_hash, state)
       VALUES (:id, :receivedAt, :form, :params, :flags, :quarantineReason, :dedupeKey, :emailKey, :addressHash, :state)`,
    ),
    claim: database.prepare(
      `UPDATE lead SET state = 'sending', owner = :owner, due_at = :now + :leaseMs, wait_ms = :leaseMs
       WHERE sequence IN (SELECT sequence FROM lead WHERE ${isDue} ORDER BY due_at, sequence LIMIT :limit)
       RETURNING ${leadColumns}`,
    ),
    renew: database.prepare(
      `UPDATE lead SET due_at = :now + :leaseMs, wait_ms = :leaseMs WHERE id = :id AND state = 'sending' AND owner = :owner`,
    ),
    sent: database.prepare(
      `UPDATE lead SET state = 'sent', owner = NULL, sent_at = :now, reply = :reply, last_error = :note
       WHERE id = :id AND state = 'sending' AND owner = :owner`,
    ),
    retry: database.prepare(
      `UPDATE lead SET state = 'pending', owner = NULL, last_error = :error, attempts = attempts + :attempt,
         due_at = :now + :afterMs, wait_ms = :afterMs
       WHERE id = :id AND state = 'sending' AND owner = :owner`,
    ),
    park: database.prepare(
      `UPDATE lead SET state = 'parked', owner = NULL, last_error = :error, attempts = attempts + 1
       WHERE id = :id AND state = 'sending' AND owner = :owner`,
    ),
    wake: database.prepare(`UPDATE lead SET due_at = 0, wait_ms = 0 WHERE state = 'pending' AND due_at > 0`),
    release: database.prepare(
      `UPDATE lead SET state = 'pending', owner = NULL, due_at = 0, wait_ms = 0 WHERE state = 'sending'`,
    ),
    waiting: database.prepare(
      `SELECT state, count(*) AS total, min(received_at) AS oldest FROM lead WHERE state IN ('pending', 'sending') GROUP BY state`,
    ),
    watched: database.prepare(
      `SELECT state, count(*) AS total FROM lead WHERE state IN ('parked', 'quarantined') GROUP BY state`,
    ),
    everything: database.prepare('SELECT count(*) AS total FROM lead'),
    list: database.prepare(
      `SELECT ${leadColumns} FROM lead WHERE sequence > :after AND (:state IS NULL OR state = :state) ORDER BY sequence LIMIT :limit`,
    ),
    find: database.prepare(`SELECT ${leadColumns} FROM lead WHERE id = ?`),
    resendOne: database.prepare(`${requeue} WHERE id = ? AND state <> 'sending'`),
    resendParked: database.prepare(`${requeue} WHERE state = 'parked'`),
    unnamed: database.prepare(
      `SELECT ${leadColumns} FROM lead WHERE state = 'quarantined' AND sent_at IS NULL ORDER BY sequence LIMIT ?`,
    ),
    markNamed: database.prepare(`UPDATE lead SET sent_at = ? WHERE id = ? AND state = 'quarantined'`),
    takeTurn: database.prepare(
      `INSERT INTO turn (job, taken_at) VALUES (:job, :now) ON CONFLICT (job) DO UPDATE SET taken_at = excluded.taken_at
       WHERE turn.taken_at <= :now - :everyMs OR turn.taken_at > :now`,
    ),
    returnTurn: database.prepare('DELETE FROM turn WHERE job = ?'),
    deleteByEmail: database.prepare(`DELETE FROM lead WHERE email_key = ? AND email_key <> ''`),
    deleteOld: database.prepare(`DELETE FROM lead WHERE received_at < ? AND state IN ('sent', 'quarantined')`),
  };

  return {
    add(lead: NewLead): AddedLead {
      const now = clock();
      const twin = sql.twin.get({ key: lead.dedupeKey, from: now - dedupeMs, to: now + dedupeMs });
      if (twin) {
        sql.countTwin.run(Number(twin.sequence));
        return { id: String(twin.id), isDuplicate: true };
      }
      const id = randomUUID();
      const { form, dedupeKey, emailKey, addressHash } = lead;
      sql.insert.run({
        ...{ id, form, dedupeKey, emailKey, addressHash },
        receivedAt: now,
        params: JSON.stringify(lead.params),
        flags: JSON.stringify(lead.flags),
        quarantineReason: lead.quarantineReason ?? null,
        state: lead.quarantineReason === undefined ? 'pending' : 'quarantined',
      });
      return { id, isDuplicate: false };
    },

    claim(owner: string, limit: number, leaseMs: number): Lead[] {
      const rows = sql.claim.all({ owner, limit, leaseMs, now: clock() });
      return rows.map(leadOfRow).sort((one, other) => one.sequence - other.sequence);
    },

    renew: (id: string, owner: string, leaseMs: number): boolean =>
      sql.renew.run({ id, owner, leaseMs, now: clock() }).changes === 1,

    settle(id: string, owner: string, outcome: Outcome): boolean {
      const now = clock();
      switch (outcome.state) {
        case 'sent':
          return sql.sent.run({ id, owner, now, reply: outcome.reply, note: outcome.note ?? null }).changes === 1;
        case 'parked':
          return sql.park.run({ id, owner, error: outcome.error }).changes === 1;
        case 'pending': {
          const { error, afterMs, countsAsAttempt } = outcome;
          return sql.retry.run({ id, owner, now, error, afterMs, attempt: countsAsAttempt ? 1 : 0 }).changes === 1;
        }
      }
    },

    wake: (): number => Number(sql.wake.run().changes),

    /** Only for the one process that owns the file: whoever held these leads is gone. */
    releaseAll: (): number => Number(sql.release.run().changes),

    status(): StoreStatus {
      const counted = [...sql.waiting.all(), ...sql.watched.all()];
      const total = (state: LeadState) => Number(counted.find((row) => row.state === state)?.total ?? 0);
      const unsent = { pending: total('pending'), sending: total('sending'), parked: total('parked') };
      const quarantined = total('quarantined');
      const all = Number(sql.everything.get()?.total);
      const sent = all - unsent.pending - unsent.sending - unsent.parked - quarantined;
      const oldest = counted.filter((row) => row.oldest).map((row) => Number(row.oldest));
      const oldestUndeliveredMs = oldest.length > 0 ? Math.max(0, clock() - Math.min(...oldest)) : undefined;
      return { ...unsent, quarantined, sent, oldestUndeliveredMs };
    },

    list: ({ state, afterSequence = 0, limit = 1000 }: LeadFilter): Lead[] =>
      sql.list.all({ after: afterSequence, state: state ?? null, limit }).map(leadOfRow),

    find(id: string): Lead | undefined {
      const row = sql.find.get(id);
      return row && leadOfRow(row);
    },

    resend: (which: { id: string } | 'parked'): number =>
      Number((which === 'parked' ? sql.resendParked.run() : sql.resendOne.run(which.id)).changes),

    unnamedQuarantined: (limit: number): Lead[] => sql.unnamed.all(limit).map(leadOfRow),

    markNamed(ids: readonly string[]): number {
      const now = clock();
      return ids.reduce((sum, id) => sum + Number(sql.markNamed.run(now, id).changes), 0);
    },

    takeTurn: (job: string, everyMs: number): boolean => sql.takeTurn.run({ job, everyMs, now: clock() }).changes === 1,

    returnTurn(job: string): void {
      sql.returnTurn.run(job);
    },

    deleteByEmail: (emailKey: string): number => Number(sql.deleteByEmail.run(emailKey).changes),

    deleteOlderThan: (ageMs: number): number => Number(sql.deleteOld.run(clock() - ageMs).changes),
  };
}
