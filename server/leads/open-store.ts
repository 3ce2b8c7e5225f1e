import type { Config } from '../config.ts';
import type { Log } from '../process/log.ts';
import type { LeadStore } from './lead-store.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import type { Durability } from './sqlite/open-database.ts';
import { openSqliteAdmin } from './sqlite/sqlite-admin.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

export type StorePlace = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

export function openStore(place: StorePlace, log: Log, durability: Durability = 'full'): Promise<LeadStore> {
  const onTrouble = (error: unknown) =>
    log.alarm('store-in-trouble', { error: error instanceof Error ? error.message : String(error) });
  if (place.DATABASE_URL) return openPostgresStore({ url: place.DATABASE_URL, onTrouble });
  return openSqliteStore({ folder: place.DATA_DIR, durability, onTrouble });
}

/** For the owner's commands, beside a running server or without one. */
export async function openAdminStore(place: StorePlace): Promise<LeadStore> {
  if (place.DATABASE_URL) return openPostgresStore({ url: place.DATABASE_URL });
  return openSqliteAdmin(place.DATA_DIR);
}
