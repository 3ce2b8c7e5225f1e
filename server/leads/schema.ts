/**
 * To change the tables, raise this number and add a step. Never change the steps below: existing databases have run them.
 */
export const schemaVersion = 4;

/**
 * What differs between SQLite and PostgreSQL. `now` is the clock in milliseconds, as SQL; `continueNumbers` makes the
 * numbers of new leads follow those of copied ones.
 */
export type SchemaDialect = {
  sequence: string;
  time: string;
  now: string;
  tableOptions: string;
  continueNumbers: string;
};

/** The statements that bring a database of this version to the present one; 0 is an empty database. */
export function schemaSteps(version: number, dialect: SchemaDialect): string {
  assertNotNewer(version);
  if (version === schemaVersion) return '';
  return version === 0 ? `${createTable(dialect)}${indexes}` : fromQuarantine(dialect);
}

/** For the owner's commands, which change no tables. */
export function assertPresentVersion(version: number): void {
  assertNotNewer(version);
  if (version === 0) throw new Error('there are no leads in it yet. Start the server first');
  if (version < schemaVersion)
    throw new Error(
      `it was written by an older version of this program (schema ${version}, this one knows ${schemaVersion}), whose ` +
        'server may still be running. Start the server of this version first: it brings the leads up to date',
    );
}

function assertNotNewer(version: number): void {
  if (version > schemaVersion)
    throw new Error(
      `it was written by a newer version of this program (schema ${version}, this one knows ${schemaVersion}). ` +
        'Start the newer version again, or restore the backup made before the update',
    );
}

/**
 * `wait_ms` and `notice_at` are used by earlier versions only. They stay, so that an earlier version can still be
 * started.
 */
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
   CREATE INDEX lead_due ON lead (due_at, sequence) WHERE state IN ('pending', 'sending', 'held');
   CREATE INDEX lead_held ON lead (due_at) WHERE state = 'held';
   CREATE INDEX lead_notice ON lead (notice_at) WHERE notice_at IS NOT NULL;
   CREATE INDEX lead_state ON lead (state, received_at);
   CREATE INDEX lead_dedupe ON lead (dedupe_key);
   CREATE INDEX lead_email ON lead (email_key);`;

/**
 * Versions 1 to 3 kept possible spam in quarantine. Leads that a digest mail has listed count as sent; the others become
 * `held`, due a minute apart, so that the owner still gets them.
 */
function fromQuarantine(dialect: SchemaDialect): string {
  const isUnseen = `state = 'quarantined' AND sent_at IS NULL`;
  const minutes = `sum(CASE WHEN ${isUnseen} THEN 1 ELSE 0 END) OVER (ORDER BY sequence)`;
  return `ALTER TABLE lead RENAME TO lead_before;
   ${createTable(dialect)}
   INSERT INTO lead (sequence, id, received_at, form, params, flags, spam, dedupe_key, duplicates, email_key, state,
       attempts, due_at, wait_ms, owner, last_error, sent_at, reply)
     SELECT sequence, id, received_at, form, params, flags,
       NULLIF(quarantine_reason, 'one of many from the same network'), dedupe_key, duplicates, email_key,
       CASE WHEN ${isUnseen} THEN 'held' WHEN state = 'quarantined' THEN 'sent' ELSE state END, attempts,
       CASE WHEN ${isUnseen} THEN ${dialect.now} + ${minutes} * 60000 ELSE due_at END,
       CASE WHEN ${isUnseen} THEN ${minutes} * 60000 ELSE wait_ms END,
       owner, last_error, sent_at, CASE WHEN state = 'quarantined' THEN 'named in a digest' ELSE reply END
     FROM lead_before;
   ${dialect.continueNumbers}
   DROP TABLE lead_before;
   DROP TABLE IF EXISTS turn;${indexes}`;
}
