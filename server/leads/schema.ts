/** A release rejects a database with another version. For a new column, extend `newColumns` and keep the version. */
export const schemaVersion = 4;

export type SchemaDialect = { sequence: string; time: string; tableOptions: string };

/** What a database contains: its version (0 if it is empty) and the columns of the table `lead`. */
export type FoundSchema = { version: number; columns: readonly string[] };

/** Added after the first release of version 4. Nullable, because earlier releases do not fill them. */
const newColumns = { delivered_to: 'text', resent_at: 'time', closed_at: 'time' };

export function isOutdated({ version, columns }: FoundSchema): boolean {
  return version > 0 && Object.keys(newColumns).some((name) => !columns.includes(name));
}

/** Returns the SQL statements that create the table `lead` if the database is empty, and add missing columns and indexes. */
export function schemaSteps({ version, columns }: FoundSchema, dialect: SchemaDialect): string {
  const missing = Object.entries(newColumns).filter(([name]) => !columns.includes(name));
  return [
    version === 0 ? createTable(dialect) : '',
    ...missing.map(([name, type]) => `ALTER TABLE lead ADD COLUMN ${name} ${type === 'time' ? dialect.time : 'TEXT'};`),
    indexes,
  ].join('\n');
}

export function assertReadable({ version }: FoundSchema): void {
  if (version > 0 && version !== schemaVersion)
    throw new Error(
      `it was written by a release with another schema (${version}, and this release reads ${schemaVersion}). ` +
        'Start that release again, or restore a backup that this release can read',
    );
}

/** Earlier releases need the state `held` and the columns `wait_ms` and `notice_at` after a rollback. */
function createTable({ sequence, time, tableOptions }: SchemaDialect): string {
  return `CREATE TABLE lead (
     sequence ${sequence}, id TEXT NOT NULL UNIQUE, received_at ${time} NOT NULL, form TEXT NOT NULL,
     params TEXT NOT NULL, flags TEXT NOT NULL, spam TEXT,
     page TEXT NOT NULL DEFAULT '', campaign TEXT NOT NULL DEFAULT '',
     dedupe_key TEXT NOT NULL, duplicates INTEGER NOT NULL DEFAULT 0, email_key TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'held', 'sent', 'parked')),
     attempts INTEGER NOT NULL DEFAULT 0, due_at ${time} NOT NULL DEFAULT 0, wait_ms ${time} NOT NULL DEFAULT 0,
     owner TEXT, last_error TEXT, sent_at ${time}, reply TEXT, notice_at ${time}
   )${tableOptions};`;
}

const indexes = `
   CREATE INDEX IF NOT EXISTS lead_waiting ON lead (due_at, sequence) WHERE state IN ('pending', 'sending');
   CREATE INDEX IF NOT EXISTS lead_status ON lead (state, closed_at, due_at, received_at);
   CREATE INDEX IF NOT EXISTS lead_dedupe ON lead (dedupe_key);
   CREATE INDEX IF NOT EXISTS lead_email ON lead (email_key);`;
