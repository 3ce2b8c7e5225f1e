import type { PoolClient } from 'pg';

/** Step N brings a database of version N to N + 1. Never edited once released. */
const migrations = [
  `CREATE TABLE lead (
     sequence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     received_at BIGINT NOT NULL,
     form TEXT NOT NULL,
     params TEXT NOT NULL,
     flags TEXT NOT NULL,
     quarantine_reason TEXT,
     dedupe_key TEXT NOT NULL,
     duplicates INTEGER NOT NULL DEFAULT 0,
     email_key TEXT NOT NULL,
     address_hash TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'parked', 'quarantined')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at BIGINT NOT NULL DEFAULT 0,
     wait_ms BIGINT NOT NULL DEFAULT 0,
     owner TEXT,
     last_error TEXT,
     sent_at BIGINT,
     reply TEXT
   );
   CREATE INDEX lead_due ON lead (due_at, sequence) WHERE state IN ('pending', 'sending');
   CREATE INDEX lead_dedupe ON lead (dedupe_key);
   CREATE INDEX lead_email ON lead (email_key);
   CREATE INDEX lead_watched ON lead (state) WHERE state IN ('parked', 'quarantined');`,
  `CREATE TABLE turn (job TEXT PRIMARY KEY, taken_at BIGINT NOT NULL);
   CREATE INDEX lead_unnamed ON lead (sequence) WHERE state = 'quarantined' AND sent_at IS NULL;`,
];

/** Any number; the same in every process, so that servers started together migrate one after the other. */
const migrationLock = 7_130_246;

export async function migrate(client: PoolClient, steps: readonly string[] = migrations): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS lead_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM lead_schema');
    const version = rows[0]?.version ?? 0;
    if (version > steps.length)
      throw new Error(
        `The database was written by a newer version of this program (schema ${version}). Start that one.`,
      );
    for (const step of steps.slice(version)) await client.query(step);
    await client.query('DELETE FROM lead_schema');
    await client.query('INSERT INTO lead_schema (version) VALUES ($1)', [steps.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
