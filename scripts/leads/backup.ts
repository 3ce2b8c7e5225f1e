import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Database, Query } from '../../server/leads/database.ts';
import { openAdminDatabase, type StorePlace } from '../../server/leads/open-store.ts';
import { openPostgres } from '../../server/leads/postgres.ts';
import { copyFile, databaseFile, lockFolder, openBackup, openSqlite } from '../../server/leads/sqlite.ts';
import { copyLeads } from './copy-leads.ts';

/** Leads that came after the backup had numbers too, and the owner may have written them down. They are not used again. */
const skippedNumbers = 1000;

/** Copies all leads into a new SQLite file, from either kind of store, also while a server runs. Returns how many. */
export async function backUp(place: StorePlace, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup replaces no file. Choose another name.`);
  const source = await openAdminDatabase(place);
  try {
    return await writeFile(file, source.query, await source.lastNumber());
  } finally {
    await source.close();
  }
}

export type Restored = { leads: number; lastNumber: number; replacedFile: string | undefined };

/** Replaces the leads by those of a backup. A PostgreSQL database has to be empty; an SQLite file is kept under another name. */
export async function restore({ DATA_DIR, DATABASE_URL }: StorePlace, file: string): Promise<Restored> {
  const backup = openBackup(file);
  const lastNumber = backup.lastNumber + skippedNumbers;
  try {
    if (DATABASE_URL) {
      const database = await openPostgres(DATABASE_URL, () => {});
      const leads = await fill(database, backup.query, lastNumber).finally(() => database.close());
      return { leads, lastNumber, replacedFile: undefined };
    }
    const unlock = lockFolder(DATA_DIR);
    try {
      const restored = `${databaseFile(DATA_DIR)}.restored`;
      rmSync(restored, { force: true });
      const leads = await writeFile(restored, backup.query, lastNumber);
      const replacedFile = moveAside(DATA_DIR);
      renameSync(restored, databaseFile(DATA_DIR));
      return { leads, lastNumber, replacedFile };
    } finally {
      unlock();
    }
  } finally {
    backup.close();
  }
}

async function fill(target: Database, source: Query, lastNumber: number): Promise<number> {
  const leads = await copyLeads(source, target);
  await target.setLastNumber(lastNumber);
  return leads;
}

/** Makes an SQLite file that is either complete or not there. */
async function writeFile(file: string, source: Query, lastNumber: number): Promise<number> {
  const folder = mkdtempSync(`${file}.unfinished-`);
  try {
    const target = openSqlite(folder);
    const leads = await fill(target, source, lastNumber).finally(() => target.close());
    const unfinished = databaseFile(folder);
    // Without a journal beside it, the file can be read from a folder that cannot be written to.
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
