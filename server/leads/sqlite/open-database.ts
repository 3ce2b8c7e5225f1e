import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';

export type Durability = 'full' | 'unsafe-for-tests';

const synchronousLevels: Record<Durability, number> = { full: 2, 'unsafe-for-tests': 1 };

/** SQLite before this could corrupt a WAL file when two connections wrote at once. */
const oldestGoodSqlite = [3, 51, 3] as const;

export function databaseFile(folder: string): string {
  return join(folder, 'leads.sqlite');
}

/** Opens, checks and migrates. Throws an error that says what to do, and never makes a new file over an old one. */
export function openDatabase(folder: string, durability: Durability = 'full'): DatabaseSync {
  const file = databaseFile(folder);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronousLevels[durability]};`);
    // macOS: a plain fsync leaves the data in the drive's own memory.
    database.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON; PRAGMA journal_size_limit = 8388608;');
    assertSound(database);
    migrate(database);
    // After the first statement that may write: a build of SQLite can lower the level at that moment.
    assertDurable(database, durability);
    syncFolder(folder);
    return database;
  } catch (error) {
    database?.close();
    throw storeError(file, error);
  }
}

/** Everything about the folder that would make a store unsafe or impossible, found before a file is touched. */
export function prepareFolder(folder: string): void {
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

function assertSound(database: DatabaseSync): void {
  const version = String(database.prepare('SELECT sqlite_version() AS version').get()?.version);
  const parts = version.split('.').map(Number);
  const difference = oldestGoodSqlite.map((wanted, index) => (parts[index] ?? 0) - wanted).find((value) => value !== 0);
  if (difference !== undefined && difference < 0)
    throw new Error(`would be written by SQLite ${version}, which can damage it. Use Node 24.15 or newer.`);

  const check = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (check !== 'ok') throw new Error(`is damaged (${check}).`);
}

/** Read back, because setting it is not enough: an answer of OK must mean 'on the disk'. */
function assertDurable(database: DatabaseSync, durability: Durability): void {
  const journal = database.prepare('PRAGMA journal_mode').get()?.journal_mode;
  const synchronous = database.prepare('PRAGMA synchronous').get()?.synchronous;
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
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function storeError(file: string, error: unknown): Error {
  return new Error(
    `The store of leads, ${file}, ${problemOf(error)} Nothing in it was changed and the server was not started. ` +
      `If the file cannot be repaired, move it away (keep it!) and restore a backup; see docs/leads.md.`,
    { cause: error },
  );
}

const corruptionCodes = new Set([11, 26]);

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  if (corruptionCodes.has(code & 0xff)) return 'is damaged or is not a SQLite file.';
  if (code !== 0) return `cannot be opened (${messageOf(error)}).`;
  return messageOf(error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
