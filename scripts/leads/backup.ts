import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Database, Query } from '../../server/leads/database.ts';
import { openAdminDatabase, type StorePlace } from '../../server/leads/open-store.ts';
import { openPostgres } from '../../server/leads/postgres.ts';
import { copyFile, databaseFile, lockFolder, openBackup, openSqlite } from '../../server/leads/sqlite.ts';
import { copyLeads } from './copy-leads.ts';
import { UsageError, type WriteText } from './leads-command.ts';

/**
 * `restore` skips this many numbers after the last one in the backup. Leads that came in after the backup had these
 * numbers, and the owner may have noted them.
 */
const skippedNumbers = 1000;

/** Works while a server runs. Returns the exit code. */
export async function backUp(place: StorePlace, file: string | undefined, write: WriteText): Promise<number> {
  if (!file) throw new UsageError('A file name is missing.');
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup replaces no file. Choose another name.`);
  const source = await openAdminDatabase(place);
  try {
    const leads = await writeFile(file, source.query, await source.lastNumber());
    write(`${leads} leads were copied to ${file}. They are personal data: keep the file where only you can read it.\n`);
    return 0;
  } finally {
    await source.close();
  }
}

/** Returns the exit code. */
export async function restore(place: StorePlace, file: string | undefined, write: WriteText): Promise<number> {
  if (!file) throw new UsageError('A file name is missing.');
  const backup = openBackup(file);
  try {
    const lastNumber = backup.lastNumber + skippedNumbers;
    const { leads, replacedFile } = place.DATABASE_URL
      ? await restoreInto(place.DATABASE_URL, backup.query, lastNumber)
      : await restoreFile(place.DATA_DIR, backup.query, lastNumber);
    write(`${leads} leads were restored. The next one gets number ${lastNumber + 1}.\n`);
    if (replacedFile) write(`The leads that were there before are in ${replacedFile}.\n`);
    return 0;
  } finally {
    backup.close();
  }
}

type Restored = { leads: number; replacedFile?: string | undefined };

/** Restores into PostgreSQL. Throws if the database contains leads. */
async function restoreInto(databaseUrl: string, source: Query, lastNumber: number): Promise<Restored> {
  const database = await openPostgres(databaseUrl);
  const leads = await fill(database, source, lastNumber).finally(() => database.close());
  return { leads };
}

/** Keeps the existing SQLite file under another name. */
async function restoreFile(folder: string, source: Query, lastNumber: number): Promise<Restored> {
  const unlock = lockFolder(folder);
  try {
    const restored = `${databaseFile(folder)}.restored`;
    rmSync(restored, { force: true });
    const leads = await writeFile(restored, source, lastNumber);
    const replacedFile = moveAside(folder);
    renameSync(restored, databaseFile(folder));
    return { leads, replacedFile };
  } finally {
    unlock();
  }
}

async function fill(target: Database, source: Query, lastNumber: number): Promise<number> {
  const leads = await copyLeads(source, target);
  await target.setLastNumber(lastNumber);
  return leads;
}

/** Writes an SQLite file that is either complete or missing. */
async function writeFile(file: string, source: Query, lastNumber: number): Promise<number> {
  const folder = mkdtempSync(`${file}.unfinished-`);
  try {
    const target = openSqlite(folder);
    const leads = await fill(target, source, lastNumber).finally(() => target.close());
    const unfinished = databaseFile(folder);
    // Without a write-ahead log next to it, the file can be read from a read-only folder.
    const database = new DatabaseSync(unfinished);
    database.exec('PRAGMA journal_mode = DELETE');
    database.close();
    renameSync(unfinished, file);
    return leads;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function moveAside(folder: string): string | undefined {
  const file = databaseFile(folder);
  const kept = copyFile(folder, 'restore');
  for (const end of ['', '-wal']) if (existsSync(file + end)) renameSync(file + end, kept + end);
  rmSync(`${file}-shm`, { force: true });
  return existsSync(kept) ? kept : undefined;
}
