import { leadColumns } from '../lead-row.ts';
import { dedupeMs } from '../lead-store.ts';

export type LeadSql = ReturnType<typeof leadSql>;

/** `now` is the database's clock, in milliseconds: the machines' own clocks need not agree. */
export function leadSql(now: string) {
  /** See the same rule in the SQLite table: a time beyond what was ever asked for is a clock that went back. */
  const isDue = `state IN ('pending', 'sending') AND (due_at <= ${now} OR due_at > ${now} + wait_ms)`;
  const held = `WHERE id = $1 AND state = 'sending' AND owner = $2`;
  const requeue = `UPDATE lead SET state = 'pending', owner = NULL, attempts = 0, due_at = 0, wait_ms = 0, sent_at = NULL`;
  return {
    /** Under the lock of its key, so that of two equal leads at the same moment the second sees the first. */
    add: `WITH twin AS (
        UPDATE lead SET duplicates = duplicates + 1 WHERE sequence = (
          SELECT sequence FROM lead WHERE dedupe_key = $7
            AND received_at BETWEEN ${now} - ${dedupeMs} AND ${now} + ${dedupeMs}
          ORDER BY sequence DESC LIMIT 1)
        RETURNING id
      ), fresh AS (
        INSERT INTO lead (id, received_at, form, params, flags, quarantine_reason, state, dedupe_key, email_key, address_hash)
        SELECT $1, ${now}, $2, $3, $4, $5, $6, $7, $8, $9 WHERE NOT EXISTS (SELECT FROM twin)
        RETURNING id
      )
      SELECT id, true AS is_duplicate FROM twin UNION ALL SELECT id, false FROM fresh`,
    claim: `UPDATE lead SET state = 'sending', owner = $1, due_at = ${now} + $3, wait_ms = $3
      WHERE sequence IN (
        SELECT sequence FROM lead WHERE ${isDue} ORDER BY due_at, sequence LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING ${leadColumns}`,
    renew: `UPDATE lead SET due_at = ${now} + $3, wait_ms = $3 ${held}`,
    sent: `UPDATE lead SET state = 'sent', owner = NULL, sent_at = ${now}, reply = $3, last_error = $4 ${held}`,
    retry: `UPDATE lead SET state = 'pending', owner = NULL, last_error = $3, attempts = attempts + $5,
      due_at = ${now} + $4, wait_ms = $4 ${held}`,
    park: `UPDATE lead SET state = 'parked', owner = NULL, last_error = $3, attempts = attempts + 1 ${held}`,
    wake: `UPDATE lead SET due_at = 0, wait_ms = 0 WHERE state = 'pending' AND due_at > 0`,
    status: `SELECT state, count(*) AS total, ${now} - min(received_at) AS age FROM lead GROUP BY state`,
    list: `SELECT ${leadColumns} FROM lead WHERE sequence > $1 AND ($2::text IS NULL OR state = $2)
      ORDER BY sequence LIMIT $3`,
    find: `SELECT ${leadColumns} FROM lead WHERE id = $1`,
    resendOne: `${requeue} WHERE id = $1 AND state <> 'sending'`,
    resendParked: `${requeue} WHERE state = 'parked'`,
    unnamed: `SELECT ${leadColumns} FROM lead WHERE state = 'quarantined' AND sent_at IS NULL ORDER BY sequence LIMIT $1`,
    markNamed: `UPDATE lead SET sent_at = ${now} WHERE id = ANY($1) AND state = 'quarantined'`,
    takeTurn: `INSERT INTO turn (job, taken_at) VALUES ($1, ${now})
      ON CONFLICT (job) DO UPDATE SET taken_at = excluded.taken_at
      WHERE turn.taken_at <= ${now} - $2::bigint OR turn.taken_at > ${now}`,
    returnTurn: 'DELETE FROM turn WHERE job = $1',
    deleteByEmail: `DELETE FROM lead WHERE email_key = $1 AND email_key <> ''`,
    deleteOld: `DELETE FROM lead WHERE received_at < ${now} - $1::bigint AND state IN ('sent', 'quarantined')`,
  };
}
