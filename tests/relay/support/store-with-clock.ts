import { onTestFinished } from 'vitest';
import type { NewLead } from '../../../server/leads/lead.ts';
import type { LeadStore } from '../../../server/leads/lead-store.ts';
import { openPostgresStore } from '../../../server/leads/postgres/postgres-store.ts';
import { leadTable } from '../../../server/leads/sqlite/lead-table.ts';
import { openDatabase } from '../../../server/leads/sqlite/open-database.ts';
import { freshPlace, type StoreKind } from './stores.ts';

let lastLead = 0;
export function newLead(changes: Partial<NewLead> = {}): NewLead {
  lastLead += 1;
  return {
    ...{ form: 'enquiry', params: { name: `Lead ${lastLead}`, phone: '1' }, flags: [], quarantineReason: undefined },
    ...{ dedupeKey: `key ${lastLead}`, emailKey: `a${lastLead}@example.com`, addressHash: 'hash' },
    ...changes,
  };
}

/** Either store on a clock that the test moves. */
export async function storeWithClock(kind: StoreKind): Promise<{ store: LeadStore; move(ms: number): void }> {
  const place = await freshPlace(kind);
  let skew = 0;
  const move = (ms: number) => {
    skew += ms;
  };
  if (place.DATABASE_URL) {
    const store = await openPostgresStore({ url: place.DATABASE_URL, skewMs: () => skew });
    onTestFinished(() => store.close());
    return { store, move };
  }
  const database = openDatabase(place.DATA_DIR ?? '');
  const table = leadTable(database, () => Date.now() + skew);
  onTestFinished(() => database.close());
  const asynchronous = Object.entries(table).map(([name, run]) => [
    name,
    async (...args: unknown[]) => (run as (...args: unknown[]) => unknown)(...args),
  ]);
  return { store: Object.fromEntries(asynchronous) as LeadStore, move };
}
