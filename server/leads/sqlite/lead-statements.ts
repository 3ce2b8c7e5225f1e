import type { DatabaseSync } from 'node:sqlite';
import { leadColumns } from '../lead-row.ts';

/**
 * Due: its time has come. Also when its time lies further ahead than it was ever told to wait, since then the clock
 * was moved back, and the lead would wait for nothing.
 */
const isDue = `state IN ('pending', 'sending') AND (due_at <= :now OR due_at > :now + wait_ms)`;

const requeue = `UPDATE lead SET state = 'pending', owner = NULL, attempts = 0, due_at = 0, wait_ms = 0, sent_at = NULL`;

/** Prepared once for a connection. */
export function leadStatements(database: DatabaseSync) {
  return {
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
}
