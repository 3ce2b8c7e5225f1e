import type { Config } from '../config.ts';
import type { Log } from '../process/log.ts';
import type { LeadStore } from './lead-store.ts';
import type { Durability } from './sqlite/open-database.ts';
import { openSqliteAdmin } from './sqlite/sqlite-admin.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

export function openStore(
  config: Pick<Config, 'DATA_DIR'>,
  log: Log,
  durability: Durability = 'full',
): Promise<LeadStore> {
  const onTrouble = (error: unknown) =>
    log.alarm('store-reopened', { error: error instanceof Error ? error.message : String(error) });
  return openSqliteStore({ folder: config.DATA_DIR, durability, onTrouble });
}

/** For the owner's commands, beside a running server or without one. */
export async function openAdminStore(config: Pick<Config, 'DATA_DIR'>): Promise<LeadStore> {
  return openSqliteAdmin(config.DATA_DIR);
}
