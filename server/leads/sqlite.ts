import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Database, OpenOptions, Query } from './database.ts';
import { assertPresentVersion, schemaSteps, schemaVersion } from './schema.ts';

const milliseconds = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

export function databaseFile(folder: string): string {
  return join(folder, 'leads.sqlite');
}

/** Opens and checks an SQLite file. Throws an error that says what to do, and never replaces an existing file. */
export function openSqlite(folder: string, options: OpenOptions): Database {
  prepareFolder(folder);
  const connection = openConnection(folder, options);
  const run: Query = async (sql, values = []) => {
    const named = values.map((value, index) => [index + 1, value]);
    return connection.prepare(sql).all(Object.fromEntries(named));
  };
  // A connection can have one transaction at a time, so each waits for the end of the one before.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  }
  return {
    query: (sql, values) => inTurn(() => run(sql, values)),
    transaction: (_, job) =>
      inTurn(async () => {
        // The rollback of an earlier transaction may have failed on a bad disk. It has to succeed before the next one
        // begins.
        if (connection.isTransaction) await run('ROLLBACK');
        await run('BEGIN IMMEDIATE');
        try {
          const result = await job(run);
          await run('COMMIT');
          return result;
        } finally {
          if (connection.isTransaction) await run('ROLLBACK');
        }
      }),
    now: () => milliseconds,
    skipLocked: '',
    erase: () =>
      inTurn(async () => {
        // Pages that SQLite rearranged can hold copies that `secure_delete` does not reach; this writes all of them anew.
        connection.exec('VACUUM');
        // The journal still has the old pages, so it is emptied.
        const result = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        if (result?.busy !== 0) throw new Error('another program is reading the store');
      }),
    async backup(file) {
      await backup(connection, file);
    },
    close: () => inTurn(async () => connection.close()),
  };
}

/**
 * Only one server may use a file of leads, because two would mail the same leads. SQLite locks an empty file beside the
 * leads; the operating system ends that lock with the process. Returns a function that ends it earlier.
 */
export function lockFolder(folder: string): () => void {
  prepareFolder(folder);
  const lock = new DatabaseSync(join(folder, 'leads.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    throw new Error(
      `Another server already uses the leads in ${folder}, so this one was not started. ` +
        'Stop the other one first, or give each its own DATA_DIR; several machines share leads through DATABASE_URL.',
      { cause: error },
    );
  }
  return () => lock.close();
}

/** Checks the folder before any file in it is changed. Throws if a store there would be unsafe or impossible. */
function prepareFolder(folder: string): void {
  const file = databaseFile(folder);
  try {
    // Readable by this user only: the file holds customers' addresses.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error(
      `Leads cannot be kept in ${folder} (${error}). The server was not started, since it would lose them. ` +
        'Let the user who runs it own that folder and its files, or set DATA_DIR to another folder.',
    );
  }
  if (!existsSync(file) && existsSync(`${file}-wal`))
    throw new Error(
      `${file} is missing, but its journal ${file}-wal is there. A new file would hide the leads in it. ` +
        'Bring the file back from a backup, or move the journal away.',
    );
}

function openConnection(folder: string, { canMigrate }: OpenOptions): DatabaseSync {
  const file = databaseFile(folder);
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file, { timeout: 5000 });
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 8388608;');
    // What is deleted is overwritten with zeros.
    connection.exec('PRAGMA secure_delete = ON;');
    // For macOS, where a plain fsync may leave the data in the memory of the drive.
    connection.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;');
    const pragma = (name: string) => Object.values(connection?.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    const check = pragma('quick_check(1)');
    if (check !== 'ok') throw new Error(`it is damaged: ${check}`);
    const version = Number(pragma('user_version'));
    if (canMigrate) migrate(connection, version);
    else assertPresentVersion(version);
    // Checked after the first statement that may write, because some builds of SQLite lower the level then.
    if (pragma('journal_mode') !== 'wal' || pragma('synchronous') !== 2)
      throw new Error(
        'it would not survive a power cut here. Network folders are the usual reason: set DATA_DIR to a folder on a disk ' +
          'of this machine',
      );
    syncFolder(folder);
    return connection;
  } catch (error) {
    connection?.close();
    // The messages of SQLite about a damaged file do not say plainly that it is damaged.
    const isDamaged = /malformed|not a database|is damaged/.test(String(error));
    const reason = isDamaged ? `it is damaged: ${error}` : String(error);
    const repair = ' If the file cannot be repaired, move it away (keep it!) and restore a backup; see docs/leads.md.';
    throw new Error(
      `The store of leads, ${file}, cannot be used: ${reason}. Nothing in it was changed, and nothing was started.` +
        (isDamaged ? repair : ''),
      { cause: error },
    );
  }
}

/** Runs all steps in one transaction, so that a crash in the middle leaves the file unchanged. */
function migrate(connection: DatabaseSync, version: number): void {
  const steps = schemaSteps(version, {
    sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    time: 'INTEGER',
    now: milliseconds,
    tableOptions: ' STRICT',
    continueNumbers: '',
  });
  if (steps) connection.exec(`BEGIN IMMEDIATE; ${steps} PRAGMA user_version = ${schemaVersion}; COMMIT`);
}

/**
 * Syncs the folder. Without this, the deleted rollback journal of the first write could be there again after a power cut,
 * and SQLite would restore an empty file from it.
 */
function syncFolder(folder: string): void {
  // Windows cannot open folders, and its file systems protect names with their own journal.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
