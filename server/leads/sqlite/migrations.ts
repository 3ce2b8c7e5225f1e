import type { DatabaseSync } from 'node:sqlite';

/**
 * Step N brings a file of version N to N + 1. Never edited once released: files in the field have run them.
 * @internal exported for the tests of older files
 */
export const migrations = [
  `CREATE TABLE lead (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     received_at INTEGER NOT NULL,
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
     due_at INTEGER NOT NULL DEFAULT 0,
     wait_ms INTEGER NOT NULL DEFAULT 0,
     owner TEXT,
     last_error TEXT,
     sent_at INTEGER,
     reply TEXT
   ) STRICT;
   CREATE INDEX lead_due ON lead (due_at, sequence) WHERE state IN ('pending', 'sending');
   CREATE INDEX lead_dedupe ON lead (dedupe_key);
   CREATE INDEX lead_email ON lead (email_key);`,
  // For the counts of the readiness page, which must not read every lead ever stored.
  `CREATE INDEX lead_watched ON lead (state) WHERE state IN ('parked', 'quarantined');`,
  // For the digest of the quarantine, sent by one of all servers.
  `CREATE TABLE turn (job TEXT PRIMARY KEY, taken_at INTEGER NOT NULL) STRICT;
   CREATE INDEX lead_unnamed ON lead (sequence) WHERE state = 'quarantined' AND sent_at IS NULL;`,
];

/** All steps or none: a crash in the middle leaves the file as it was. */
export function migrate(database: DatabaseSync, steps: readonly string[] = migrations): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > steps.length)
    throw new Error(
      `was written by a newer version of this program (schema ${version}, this one knows ${steps.length}). ` +
        'Start the newer version again, or restore the backup made before the update.',
    );
  if (version === steps.length) return;

  database.exec('BEGIN IMMEDIATE');
  try {
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
