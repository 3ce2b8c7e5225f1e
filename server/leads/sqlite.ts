import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Database, type Query, unavailable } from './database.ts';
import { schemaSteps, schemaVersion } from './schema.ts';

/** `unsafe-for-tests` proves that the tests would notice a loss. */
export type Durability = 'full' | 'unsafe-for-tests';

export type SqliteOptions = {
  folder: string;
  durability?: Durability;
  /** For tests: how far the clock is moved, in milliseconds. */
  skewMs?: () => number;
};

const synchronousLevels: Record<Durability, number> = { full: 2, 'unsafe-for-tests': 1 };
const milliseconds = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
/** SQLite before this could corrupt a WAL file when two connections wrote at once. */
const oldestGoodSqlite = 3_051_003;

export function databaseFile(folder: string): string {
  return join(folder, 'leads.sqlite');
}

/** Opens, checks and migrates. Throws an error that says what to do, and never makes a new file over an old one. */
export function openSqlite({ folder, durability = 'full', skewMs = () => 0 }: SqliteOptions): Database {
  prepareFolder(folder);
  const connection = openConnection(folder, durability);
  const statements = new Map<string, StatementSync>();

  const run: Query = async (sql, values = []) => {
    try {
      const statement = statements.get(sql) ?? connection.prepare(sql);
      statements.set(sql, statement);
      return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
    } catch (error) {
      throw unavailable(error);
    }
  };

  // One connection holds one transaction: what comes meanwhile waits for its turn.
  let last: Promise<unknown> = Promise.resolve();
  const alone = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };

  return {
    query: (sql, values) => alone(() => run(sql, values)),
    transaction: (_, job) =>
      alone(async () => {
        // A rollback that failed on a bad disk is made up for, or nothing is written.
        if (connection.isTransaction) await run('ROLLBACK');
        await run('BEGIN IMMEDIATE');
        try {
          const result = await job(run);
          await run('COMMIT');
          return result;
        } catch (error) {
          if (connection.isTransaction) await run('ROLLBACK');
          throw error;
        }
      }),
    now: () => (skewMs() === 0 ? milliseconds : `(${milliseconds} + ${Math.trunc(skewMs())})`),
    skipLocked: '',
    backup: async (file) => void (await backup(connection, file)),
    close: () => alone(async () => connection.close()),
  };
}

/**
 * One process per file of leads: two would mail each other's leads. The lock is the operating system's, taken through
 * SQLite on an empty file beside the leads, so it ends with the process, however that ends. Returns what releases it.
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

/** Everything about the folder that would make a store unsafe or impossible, found before a file is touched. */
function prepareFolder(folder: string): void {
  const file = databaseFile(folder);
  try {
    // Readable by this user only: the file holds customers' addresses.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error(
      `Leads cannot be kept in ${folder}: ${messageOf(error)}. The server was not started, since it would lose them. ` +
        'Let the user who runs it own that folder and its files, or set DATA_DIR to another folder.',
    );
  }
  if (!existsSync(file) && existsSync(`${file}-wal`))
    throw new Error(
      `${file} is missing, but its journal ${file}-wal is there. A new file would hide the leads in it. ` +
        'Bring the file back from a backup, or move the journal away.',
    );
}

function openConnection(folder: string, durability: Durability): DatabaseSync {
  const file = databaseFile(folder);
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file, { timeout: 5000 });
    connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronousLevels[durability]};`);
    // macOS: a plain fsync leaves the data in the drive's own memory.
    connection.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON; PRAGMA journal_size_limit = 8388608;');
    assertSound(connection);
    migrate(connection);
    // After the first statement that may write: a build of SQLite can lower the level at that moment.
    assertDurable(connection, durability);
    syncFolder(folder);
    return connection;
  } catch (error) {
    connection?.close();
    throw new Error(
      `The store of leads, ${file}, ${problemOf(error)} Nothing in it was changed and the server was not started. ` +
        `If the file cannot be repaired, move it away (keep it!) and restore a backup; see docs/leads.md.`,
      { cause: error },
    );
  }
}

function assertSound(connection: DatabaseSync): void {
  const version = String(connection.prepare('SELECT sqlite_version() AS version').get()?.version);
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (major * 1_000_000 + minor * 1000 + patch < oldestGoodSqlite)
    throw new Error(`would be written by SQLite ${version}, which can damage it. Use Node 24.15 or newer.`);
  const check = connection.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (check !== 'ok') throw new Error(`is damaged (${check}).`);
}

/** All steps or none: a crash in the middle leaves the file as it was. */
function migrate(connection: DatabaseSync): void {
  const version = Number(connection.prepare('PRAGMA user_version').get()?.user_version);
  const steps = schemaSteps(version, {
    sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    time: 'INTEGER',
    now: milliseconds,
    tableOptions: ' STRICT',
    keepNumbers: '',
    continueNumbers: '',
  });
  if (steps === '') return;
  connection.exec('BEGIN IMMEDIATE');
  try {
    connection.exec(`${steps} PRAGMA user_version = ${schemaVersion}; COMMIT`);
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Read back, because setting it is not enough: an answer of OK must mean 'on the disk'. */
function assertDurable(connection: DatabaseSync, durability: Durability): void {
  const journal = connection.prepare('PRAGMA journal_mode').get()?.journal_mode;
  const synchronous = connection.prepare('PRAGMA synchronous').get()?.synchronous;
  if (journal !== 'wal' || synchronous !== synchronousLevels[durability])
    throw new Error(
      `would not survive a power cut here (journal ${journal}, synchronous ${synchronous}). ` +
        'Network folders are the usual reason: set DATA_DIR to a folder on a disk of this machine.',
    );
}

/**
 * Makes what happened to the names in the folder durable. Else a power cut could bring back the journal of the very first
 * write, and SQLite would roll the file back to its empty beginning.
 */
function syncFolder(folder: string): void {
  // Windows opens no folders; its file systems keep names in a journal of their own.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

const corruptionCodes = new Set([11, 26]);

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  if (corruptionCodes.has(code & 0xff)) return 'is damaged or is not a SQLite file.';
  return code === 0 ? messageOf(error) : `cannot be opened (${messageOf(error)}).`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
