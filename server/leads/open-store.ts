import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openPostgres } from './postgres.ts';
import { type Durability, databaseFile, lockFolder, openSqlite } from './sqlite.ts';
import { type LeadStore, leadStore } from './store.ts';

type StorePlace = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

/** One SQLite file that this process alone serves, or a PostgreSQL that several machines share. */
export async function openStore(place: StorePlace, log: Log, durability: Durability = 'full'): Promise<LeadStore> {
  const onTrouble = (error: unknown) => log.alarm('store-failing', { error: String(error) });
  if (place.DATABASE_URL) return leadStore(await openPostgres({ url: place.DATABASE_URL, onTrouble }));
  const unlock = lockFolder(place.DATA_DIR);
  try {
    const store = leadStore(openSqlite({ folder: place.DATA_DIR, durability }));
    await store.release();
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For the owner's commands, beside a running server or without one. */
export async function openAdminStore({ DATA_DIR, DATABASE_URL }: StorePlace): Promise<LeadStore> {
  if (DATABASE_URL) return leadStore(await openPostgres({ url: DATABASE_URL, onTrouble: () => {} }));
  if (!existsSync(databaseFile(DATA_DIR)))
    throw new Error(`There are no leads in ${DATA_DIR} yet. Start the server first, or set DATA_DIR to its folder.`);
  return leadStore(openSqlite({ folder: DATA_DIR }));
}
