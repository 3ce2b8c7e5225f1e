type Dialect = { sequence: string; time: string; tableOptions: string };

/**
 * The version of a database is the number of migrations that it has had. A migration only adds nullable columns,
 * columns with a default, or indexes, because the release before must be able to use the database after a rollback.
 */
const migrations: readonly ((dialect: Dialect) => string)[] = [
  ({ sequence, time, tableOptions }) => `
    CREATE TABLE lead (
      sequence ${sequence}, id TEXT NOT NULL UNIQUE, received_at ${time} NOT NULL, form TEXT NOT NULL,
      params TEXT NOT NULL, flags TEXT NOT NULL, spam TEXT, page TEXT NOT NULL, campaign TEXT NOT NULL,
      dedupe_key TEXT NOT NULL, duplicates INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'parked', 'done')),
      attempts INTEGER NOT NULL DEFAULT 0, due_at ${time} NOT NULL DEFAULT 0, owner TEXT, last_error TEXT, reply TEXT,
      delivered_to TEXT NOT NULL DEFAULT '[]', resent_at ${time}, sent_at ${time}
    )${tableOptions};
    CREATE INDEX lead_waiting ON lead (due_at, sequence) WHERE state IN ('pending', 'sending');
    CREATE INDEX lead_status ON lead (state, due_at, received_at);
    CREATE INDEX lead_dedupe ON lead (dedupe_key);`,
];
export const schemaVersion = migrations.length;

/** Returns the SQL that updates a database. Empty if it is up to date or from a later release. */
export function migrationsAfter(version: number, dialect: Dialect): string {
  return migrations
    .slice(version)
    .map((migration) => migration(dialect))
    .join('');
}
