import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { readStoreSettings } from '../../../server/config.ts';
import type { Lead, NewLead } from '../../../server/leads/lead.ts';
import { openAdminStore, openStore } from '../../../server/leads/open-store.ts';
import { openPostgres } from '../../../server/leads/postgres.ts';
import { openSqlite } from '../../../server/leads/sqlite.ts';
import { createLeadStore, type LeadStore } from '../../../server/leads/store.ts';
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

export const newFolder = () => mkdtempSync(join(tmpdir(), 'leads-'));

/** The environment variables for a new, empty store. */
export async function freshPlace(kind: StoreKind): Promise<Record<string, string>> {
  const DATA_DIR = newFolder();
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
    return await store.list();
  } finally {
    await store.close();
  }
}

/** Returns the name in each lead, in order of arrival. */
export async function storedNames(place: Record<string, string>) {
  return (await storedLeads(place)).map(({ params }) => params.name);
}

/** Returns the names that are in no stored lead. */
export async function namesNotStored(place: Record<string, string>, names: string[]) {
  const stored = new Set(await storedNames(place));
  return names.filter((name) => !stored.has(name));
}

let lastLead = 0;
export function newLead(changes: Partial<NewLead> = {}): NewLead {
  lastLead += 1;
  return {
    form: 'enquiry',
    params: { name: `Lead ${lastLead}`, phone: '1' },
    flags: [],
    spam: undefined,
    page: '/contact',
    campaign: '',
    dedupeKey: `key ${lastLead}`,
    ...changes,
  };
}

/** Adds a lead that a mail server has rejected for ever, and returns its id. */
export async function addParked(store: LeadStore, changes: Partial<NewLead> = {}) {
  const { id } = await store.add(newLead(changes));
  await store.claim('one', 5, 1000);
  await store.finish(id, 'one', { type: 'parked', deliveredTo: [], error: '550 no such box' });
  return id;
}

/** Opens a database, and creates an SQLite file if there is none. */
export async function openDatabase({ DATABASE_URL, DATA_DIR = '' }: Record<string, string>) {
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
}

/** Opens a store. `move` shifts its clock, which otherwise keeps running. */
export async function storeWithClock(kind: StoreKind) {
  let skew = 0;
  const database = await openDatabase(await freshPlace(kind));
  const store = createLeadStore({ ...database, now: () => `(${database.now()} + ${Math.trunc(skew)})` });
  onTestFinished(() => store.close());
  return {
    store,
    move: (ms: number) => {
      skew += ms;
    },
  };
}
