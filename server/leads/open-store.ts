import { existsSync } from 'node:fs';
import type { StoreSettings } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { databaseFile, openSqlite } from './sqlite.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import { createLeadStore, type LeadStore } from './store.ts';

/**
 * Opens the store for a server. Several servers can share a PostgreSQL database, but only one can use an SQLite file.
 */
export async function openStore(settings: StoreSettings, serverId: string): Promise<LeadStore> {
  const { DATABASE_URL } = settings;
  const store = DATABASE_URL
    ? createLeadStore(await openPostgres(DATABASE_URL))
    : await openSqliteThread(settings.DATA_DIR);
  try {
    if (!DATABASE_URL) await store.endOtherLeases(serverId);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens the store for the owner's commands. A server may be using it at the same time. */
export async function openAdminStore(settings: StoreSettings): Promise<LeadStore> {
  return createLeadStore(await openAdminDatabase(settings));
}

/**
 * Opens the database of the store for the owner's commands, without the operations of the store: for backup and restore.
 * Throws if there is no SQLite file yet.
 */
export async function openAdminDatabase({ DATA_DIR, DATABASE_URL }: StoreSettings): Promise<Database> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  if (!existsSync(databaseFile(DATA_DIR)))
    throw new Error(`There are no leads in ${DATA_DIR} yet. Start the server first, or set DATA_DIR to its folder.`);
  return openSqlite(DATA_DIR);
}
