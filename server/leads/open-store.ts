import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openPostgres } from './postgres.ts';
import { databaseFile, lockFolder, openSqlite } from './sqlite.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import { type LeadStore, leadStore } from './store.ts';

type StorePlace = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

/**
 * Opens the store for a server: an SQLite file for this process alone, or a PostgreSQL database that several machines
 * share.
 */
export async function openStore({ DATA_DIR, DATABASE_URL }: StorePlace, log: Log): Promise<LeadStore> {
  if (DATABASE_URL) {
    const onTrouble = (error: unknown) =>
      log.alarm('store-failing', { error: String(error), meaning: 'A connection with the database broke.' });
    return leadStore(await openPostgres(DATABASE_URL, onTrouble, { canMigrate: true }));
  }
  const unlock = lockFolder(DATA_DIR);
  try {
    const store = await openSqliteThread(DATA_DIR);
    await store.release();
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the store for the owner's commands, which work while a server runs and without one. */
export async function openAdminStore({ DATA_DIR, DATABASE_URL }: StorePlace): Promise<LeadStore> {
  if (DATABASE_URL) return leadStore(await openPostgres(DATABASE_URL, () => {}, { canMigrate: false }));
  if (!existsSync(databaseFile(DATA_DIR)))
    throw new Error(`There are no leads in ${DATA_DIR} yet. Start the server first, or set DATA_DIR to its folder.`);
  return leadStore(openSqlite(DATA_DIR, { canMigrate: false }));
}
