import { onTestFinished } from 'vitest';
import type { NewLead } from '../../../server/leads/lead.ts';
import { openPostgres } from '../../../server/leads/postgres.ts';
import { openSqlite } from '../../../server/leads/sqlite.ts';
import { type LeadStore, leadStore } from '../../../server/leads/store.ts';
import { freshPlace, type StoreKind } from './stores.ts';

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

/** Opens a store. `move` shifts its clock, which otherwise keeps running. */
export async function storeWithClock(kind: StoreKind): Promise<{ store: LeadStore; move(ms: number): void }> {
  const { DATABASE_URL, DATA_DIR = '' } = await freshPlace(kind);
  let skew = 0;
  const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
  const store = leadStore({ ...database, now: () => `(${database.now()} + ${Math.trunc(skew)})` });
  onTestFinished(() => store.close());
  return {
    store,
    move: (ms) => {
      skew += ms;
    },
  };
}
