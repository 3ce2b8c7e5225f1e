import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database, Query, Value } from './database.ts';
import { migrationsAfter, schemaVersion } from './schema.ts';

const milliseconds = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** How long an operation waits for locks of other programs, counted from the time when it was requested. */
const longestWaitMs = 3000;

/**
 * In bytes. How much the check of the store writes: a lead of usual length changes about ten database pages of 4 KB.
 */
const probeBytes = 48 * 1024;

export function databaseFile(folder: string): string {
  return join(folder, 'leads.sqlite');
}

/** The name for a copy of the leads that a restore replaces. */
export function restoreCopyPath(folder: string): string {
  return join(folder, `leads-before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
}

/** Opens the database, or creates it. `askedAt` returns when a caller in another thread requested the operation. */
export function openSqlite(folder: string, askedAt = () => Date.now()): Database {
  prepareFolder(folder);
  const connection = openConnection(folder);
  const run = queryOf(connection);
  // A connection can have only one transaction at a time, so operations run in sequence. The time limit starts when the
  // operation was requested, so that waits for locks of other programs do not add up.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const until = askedAt() + longestWaitMs;
    const result = last.then(() => {
      connection.exec(`PRAGMA busy_timeout = ${Math.max(0, until - Date.now())}`);
      return job();
    });
    last = result.catch(() => {});
    return result;
  }
  return {
    query: (sql, values) => inTurn(() => run(sql, values)),
    transaction: (_, job) => inTurn(() => transactionOn(connection, job)),
    now: () => milliseconds,
    skipLocked: '',
    async probe() {
      await inTurn(() => run(`INSERT OR REPLACE INTO lead_probe VALUES (1, zeroblob(${probeBytes}))`));
    },
    erase: () =>
      inTurn(async () => {
        // SQLite can leave copies of deleted data in pages that it has rearranged. VACUUM rewrites all pages.
        connection.exec('VACUUM');
        // The write-ahead log still contains the old pages, so it is truncated.
        const result = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        if (result?.busy !== 0) throw new Error('another program is reading the store');
      }),
    async deleteRestoreCopies(ageMs) {
      const copies = readdirSync(folder).filter((name) => name.startsWith('leads-before-restore-'));
      for (const file of copies.map((name) => join(folder, name)))
        if (statSync(file).mtimeMs < Date.now() - ageMs) rmSync(file);
    },
    close: () => inTurn(async () => connection.close()),
  };
}

function queryOf(connection: DatabaseSync): Query {
  return async (sql, values = []) => {
    const named = values.map((value, index): [string, Value] => [String(index + 1), value]);
    return connection.prepare(sql).all(Object.fromEntries(named));
  };
}

async function transactionOn<Result>(connection: DatabaseSync, job: (run: Query) => Promise<Result>): Promise<Result> {
  // The rollback of an earlier transaction may have failed because of a disk error.
  if (connection.isTransaction) connection.exec('ROLLBACK');
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = await job(queryOf(connection));
    connection.exec('COMMIT');
    return result;
  } finally {
    if (connection.isTransaction) connection.exec('ROLLBACK');
  }
}

/**
 * Throws if another server uses the folder, because both could mail the same lead. Returns a function that unlocks the
 * folder. The operating system also unlocks it when the process ends.
 */
export function lockFolder(folder: string): () => void {
  prepareFolder(folder);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'leads.lock'), { timeout: 0 });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock?.close();
    const isLocked = (error as { errcode?: number }).errcode === 5;
    throw new Error(
      isLocked
        ? `Another server already uses the leads in ${folder}. Stop the other one first, or give each its own DATA_DIR; ` +
            'several machines share leads through DATABASE_URL.'
        : `The folder of the leads, ${folder}, cannot be locked.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

/** Creates a missing folder. Throws if the folder or its database is not accessible, or only a journal is there. */
function prepareFolder(folder: string): void {
  const file = databaseFile(folder);
  try {
    // Only the user of this process may read a new folder, because leads are personal data.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error(
      `Leads cannot be kept in ${folder}. ` +
        'Let the user who runs the server own that folder and its files, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
  if (!existsSync(file) && existsSync(`${file}-wal`))
    throw new Error(
      `${file} is missing, but its journal ${file}-wal is there. A new file would hide the leads in it. ` +
        'Restore the file from a backup, or move the journal away.',
    );
}

function openConnection(folder: string): DatabaseSync {
  const file = databaseFile(folder);
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file, { timeout: longestWaitMs });
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 8388608;');
    // Overwrites deleted data with zeros.
    connection.exec('PRAGMA secure_delete = ON;');
    // On macOS, a plain fsync may leave the data in the cache of the drive.
    connection.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;');
    migrate(connection);
    // The settings are checked after the update, because some builds of SQLite change them at the first write.
    if (pragma(connection, 'journal_mode') !== 'wal' || pragma(connection, 'synchronous') !== 2)
      throw new Error(
        'it would not survive a power cut here. Network folders are the usual reason: set DATA_DIR to a folder on a disk ' +
          'of this machine',
      );
    return connection;
  } catch (error) {
    connection?.close();
    throw unusable(file, error);
  }
}

function unusable(file: string, error: unknown): Error {
  // SQLite's own messages do not always say clearly that the file is damaged.
  const isDamaged = /malformed|not a database|is damaged/.test(String(error));
  const advice = isDamaged ? ' It is damaged. Restore a backup: npm run leads -- restore FILE. See docs/leads.md.' : '';
  return new Error(`The file of leads, ${file}, cannot be used.${advice}`, { cause: error });
}

function pragma(connection: DatabaseSync, name: string) {
  return Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** Throws if the file is damaged. The version of an empty file is 0. */
function checkedVersion(connection: DatabaseSync): number {
  const check = pragma(connection, 'quick_check(1)');
  if (check !== 'ok') throw new Error(`it is damaged: ${check}`);
  return Number(pragma(connection, 'user_version'));
}

/** Updates the schema in one transaction, so that a crash leaves the file unchanged. */
function migrate(connection: DatabaseSync): void {
  const steps = migrationsAfter(checkedVersion(connection), {
    sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    time: 'INTEGER',
    tableOptions: ' STRICT',
  });
  if (steps === '') return;
  const probe = 'CREATE TABLE IF NOT EXISTS lead_probe (id INTEGER PRIMARY KEY, filler BLOB NOT NULL) STRICT;';
  connection.exec(`BEGIN IMMEDIATE; ${steps} ${probe} PRAGMA user_version = ${schemaVersion}; COMMIT`);
}

/** Throws if the file is not a store of leads. Creates no journal next to it. */
export function assertBackup(file: string): void {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file, { readOnly: true });
    if (checkedVersion(connection) === 0) throw new Error('it has no leads');
  } catch (error) {
    throw new Error(`${file} cannot be used as a backup.`, { cause: error });
  } finally {
    connection?.close();
  }
}
