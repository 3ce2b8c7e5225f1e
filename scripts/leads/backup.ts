import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getCACertificates } from 'node:tls';
import { isThisMachine, type StoreSettings } from '../../server/config.ts';
import type { Database } from '../../server/leads/database.ts';
import { openAdminDatabase } from '../../server/leads/open-store.ts';
import { databaseHost, openPostgres } from '../../server/leads/postgres.ts';
import { assertBackup, databaseFile, lockFolder, restoreCopyPath } from '../../server/leads/sqlite.ts';

/**
 * `restore` skips this many numbers after the last one in the backup. Leads that came in after the backup had these
 * numbers, and the owner may have noted them.
 */
const skippedNumbers = 1000;

/** Writes a backup; a server may be running. The file is either complete or missing. Returns the text for the owner. */
export async function backUp(settings: StoreSettings, file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup replaces no file. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = await openAdminDatabase(settings);
  try {
    if (settings.DATABASE_URL)
      runPostgresTool('pg_dump', settings.DATABASE_URL, [
        '--format=custom',
        `--file=${unfinished}`,
        '--table=lead',
        `--table=${lastNumber}`,
      ]);
    else await source.query('VACUUM INTO $1', [unfinished]);
  } finally {
    await source.close();
  }
  renameDurably(unfinished, file);
  return `The leads were copied to ${file}. They are personal data: keep the file where only you can read it.\n`;
}

/** Replaces the stored leads with those of a backup. Returns the text for the owner. */
export async function restore(settings: StoreSettings, file: string): Promise<string> {
  const replaced = settings.DATABASE_URL
    ? await restorePostgres(settings.DATABASE_URL, file)
    : restoreFile(settings.DATA_DIR, file);
  const restored = await openAdminDatabase(settings);
  const leads = await countLeads(restored).finally(() => restored.close());
  return (
    `${leads} leads were restored. The numbers of new leads begin ${skippedNumbers} higher.\n` +
    (replaced ? `The leads that were there before are in ${replaced}.\n` : '')
  );
}

async function countLeads(database: Database): Promise<number> {
  const [row] = await database.query('SELECT count(*) AS total FROM lead');
  return Number(row?.total);
}

/** The PostgreSQL sequence that contains the number of the last lead. */
const lastNumber = 'lead_sequence_seq';

/** Adds the leads last and in one transaction, so that an interrupted restore leaves no leads and can be repeated. */
async function restorePostgres(databaseUrl: string, file: string): Promise<undefined> {
  const database = await openPostgres(databaseUrl);
  const restoreTable = (name: string) =>
    runPostgresTool('pg_restore', databaseUrl, [
      '--data-only',
      '--single-transaction',
      '--exit-on-error',
      `--table=${name}`,
      file,
    ]);
  try {
    if ((await countLeads(database)) > 0)
      throw new Error('There are leads in the database already. Set DATABASE_URL to an empty database.');
    restoreTable(lastNumber);
    await database.query(`SELECT setval('${lastNumber}', (SELECT last_value FROM ${lastNumber}) + ${skippedNumbers})`);
    restoreTable('lead');
  } finally {
    await database.close();
  }
}

/** Runs a program of PostgreSQL, which then trusts the same certificate authorities as the server: those of Node. */
function runPostgresTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, options: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'authorities-'));
  const authorities = join(folder, 'authorities.pem');
  try {
    writeFileSync(authorities, getCACertificates().join('\n'));
    const { url, env } = postgresConnection(databaseUrl, authorities);
    const settings = { env: { ...process.env, ...env }, encoding: 'utf8' } as const;
    const { error, status, stderr } = spawnSync(tool, [`--dbname=${url}`, ...options], settings);
    if (error) throw new Error(`${tool} is needed: install the package postgresql-client.`, { cause: error });
    if (status !== 0) throw new Error(`${tool} failed: ${stderr.trim()}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the URL and the environment variables with which PostgreSQL's programs connect. The password is a variable,
 * because other users of the machine can read the arguments of a process. Without `verify-full`, the programs would
 * connect without TLS to a database that offers none.
 */
export function postgresConnection(databaseUrl: string, authorities: string) {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const env = PGPASSWORD ? { PGPASSWORD } : {};
  if (isThisMachine(databaseHost(databaseUrl)) || url.searchParams.get('sslmode') === 'disable') return { url, env };
  url.searchParams.delete('sslmode');
  return { url, env: { ...env, PGSSLMODE: 'verify-full', PGSSLROOTCERT: authorities } };
}

/** Copies the existing leads first, then replaces their file with one rename. Returns the path of the copy. */
function restoreFile(folder: string, backup: string): string | undefined {
  const unlock = lockFolder(folder);
  try {
    assertBackup(backup);
    const file = databaseFile(folder);
    const restored = `${file}.restored`;
    copyFileSync(backup, restored);
    const database = new DatabaseSync(restored);
    database.exec(`UPDATE sqlite_sequence SET seq = seq + ${skippedNumbers} WHERE name = 'lead'`);
    database.close();
    const kept = keepCopy(folder);
    renameDurably(restored, file);
    return kept;
  } finally {
    unlock();
  }
}

function keepCopy(folder: string): string | undefined {
  const file = databaseFile(folder);
  if (!existsSync(file)) return undefined;
  moveJournalIntoFile(file);
  const kept = restoreCopyPath(folder);
  for (const end of ['', '-wal']) {
    if (!existsSync(file + end)) continue;
    copyFileSync(file + end, kept + end);
    syncToDisk(kept + end);
  }
  // A journal of the replaced file would damage the restored one.
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  return kept;
}

/**
 * Moves the journal of an SQLite file into the file, so that one file contains all leads. A damaged file keeps its
 * journal.
 */
function moveJournalIntoFile(file: string): void {
  try {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
  } catch {
    // A damaged file is copied together with its journal.
  }
}

/** Makes both the content and the new name of a file survive a power cut. */
function renameDurably(from: string, to: string): void {
  syncToDisk(from);
  renameSync(from, to);
  syncToDisk(dirname(to));
}

function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
