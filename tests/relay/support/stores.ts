import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readStoreSettings } from '../../../server/config.ts';
import type { Lead } from '../../../server/leads/lead.ts';
import { openAdminStore, openStore } from '../../../server/leads/open-store.ts';
import { createDatabase } from './postgres.ts';

export type StoreKind = 'sqlite' | 'postgres';

/**
 * The stores for `describe.each`, because both must pass the same tests. `npm test` leaves PostgreSQL out; `npm run
 * test:all` includes it if it can be found or installed.
 */
export const storeKinds: readonly StoreKind[] = process.env.SKIP_POSTGRES ? ['sqlite'] : ['sqlite', 'postgres'];

export function isMissing(kind: StoreKind): boolean {
  return kind === 'postgres' && inject('postgresUrl') === '';
}

/** The environment variables for a new, empty store. */
export async function freshPlace(kind: StoreKind): Promise<Record<string, string>> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'leads-'));
  return kind === 'sqlite' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await createDatabase(inject('postgresUrl')) };
}

/** Opens a store as a server does. */
export function openServerStore(place: Record<string, string>) {
  return openStore(readStoreSettings(place), 'test');
}

/** Reads all leads over a second connection. */
export async function storedLeads(place: Record<string, string>): Promise<Lead[]> {
  const store = await openAdminStore(readStoreSettings(place));
  try {
    return await store.list({});
  } finally {
    await store.close();
  }
}
