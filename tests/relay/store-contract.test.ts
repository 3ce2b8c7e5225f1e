import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../server/leads/lead.ts';
import { createLeadStore, dedupeMs } from '../../server/leads/store.ts';
import { reasonOf } from '../../server/log.ts';
import {
  freshPlace,
  isMissing,
  newLead,
  openDatabase,
  openServerStore,
  storedLeads,
  storeKinds,
  storeWithClock,
} from './support/stores.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const sent: Outcome = { type: 'sent', deliveredTo: [], reply: 'ok' };
const retryAfter = (afterMs: number): Outcome => ({ type: 'retry', deliveredTo: [], error: '451', afterMs });

describe.each(storeKinds)('the lead store, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  on('returns a stored lead unchanged', async () => {
    const { store } = await storeWithClock(kind);
    const params = { name: '👩‍🔧 \u202E rtl', ['__proto__']: 'own' };
    const { dedupeKey: _, ...lead } = newLead({ params, flags: ['a', 'b'], spam: 'many links', campaign: 'gclid=x' });
    const { id } = await store.add({ ...lead, dedupeKey: 'key' });
    const found = await store.find(id);
    expect(found).toMatchObject({ ...lead, state: 'pending', attempts: 0, duplicates: 0, params: expect.anything() });
    expect(JSON.stringify(found?.params)).toBe(JSON.stringify(params));
  });

  on('RA11 the same lead is counted as a duplicate for ten minutes, and is a new lead after that', async () => {
    const { store, move } = await storeWithClock(kind);
    const lead = newLead();
    const first = await store.add(lead);
    move(9 * minute);
    expect(await store.add(lead)).toMatchObject({ id: first.id, isDuplicate: true });
    move(dedupeMs - 9 * minute + 1000);
    const later = await store.add(lead);
    expect(later.isDuplicate).toBe(false);
    expect((await store.find(first.id))?.duplicates).toBe(1);
    // The clock is set back, to a little and to a long time before the last lead.
    move(-5 * minute);
    expect(await store.add(lead)).toMatchObject({ id: later.id, isDuplicate: true });
    move(-day);
    expect((await store.add(lead)).isDuplicate).toBe(false);
  });

  on('stores equal leads once when they arrive at the same time', async () => {
    const { store } = await storeWithClock(kind);
    // Opens all connections to PostgreSQL, so that the equal leads arrive on different ones.
    await Promise.all(Array.from({ length: 12 }, () => store.add(newLead())));
    const lead = newLead();
    const added = await Promise.all(Array.from({ length: 12 }, () => store.add(lead)));
    expect(added.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    expect(await store.list()).toHaveLength(13);
  });

  on('RM8 a claimed lead cannot be claimed again until its lease ends, and a late result changes nothing', async () => {
    const { store, move } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    const other = await store.add(newLead());
    expect(await store.claim('one', 10, 2 * minute)).toHaveLength(2);
    expect(await store.claim('two', 10, 2 * minute)).toEqual([]);
    move(minute);
    expect(await store.renew(id, 'one', 2 * minute)).toBe(1);
    expect(await store.finish(other.id, 'one', sent)).toBe(true);
    move(1.5 * minute);
    expect(await store.claim('two', 10, 2 * minute)).toEqual([]);
    move(minute);
    expect(await store.claim('two', 10, 2 * minute)).toHaveLength(1);
    expect(await store.renew(id, 'one', minute)).toBe(0);
    expect(await store.finish(id, 'one', { ...sent, reply: 'late' })).toBe(false);
    expect(await store.finish(id, 'two', sent)).toBe(true);
    expect(await store.find(id)).toMatchObject({ state: 'sent', reply: 'ok' });
    move(day);
    expect(await store.claim('two', 10, minute)).toEqual([]);
  });

  on(
    'a retry waits as long as `finish` says, after the leads that are due longer; `resend` ends the wait',
    async () => {
      const { store, move } = await storeWithClock(kind);
      const { id } = await store.add(newLead());
      const claim = async () => (await store.claim('one', 1, minute))[0];
      await claim();
      await store.finish(id, 'one', retryAfter(5 * minute));
      expect(await claim()).toBeUndefined();
      move(minute);
      const other = await store.add(newLead());
      move(4 * minute + 1000);
      expect(await claim()).toMatchObject({ id: other.id });
      expect(await claim()).toMatchObject({ id, attempts: 1, lastError: '451' });
      await store.finish(id, 'one', { type: 'unavailable', deliveredTo: [], error: '421' });
      expect(await store.find(id)).toMatchObject({ state: 'pending', attempts: 1 });
      expect(await store.resend({ state: 'pending' })).toBe(1);
      expect(await claim()).toMatchObject({ id, attempts: 0 });
    },
  );

  on('RM11 a new lead is due at once even if the clock jumps; leads are listed in order of arrival', async () => {
    const { store, move } = await storeWithClock(kind);
    const ids: string[] = [];
    for (const jump of [0, -day, 73 * 365 * day]) {
      move(jump);
      ids.push((await store.add(newLead())).id);
    }
    move(-73 * 365 * day);
    expect(await store.claim('one', 10, minute)).toHaveLength(3);
    expect((await store.list()).map(({ id }) => id)).toEqual(ids);
  });

  on('a parked lead is not mailed until it is resent; closing it sets its state to `done`', async () => {
    const { store } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    expect(await store.closeLead(id)).toBe(0);
    const parked: Outcome = { type: 'parked', deliveredTo: [], error: 'five days' };
    for (const outcome of [retryAfter(0), retryAfter(0), parked]) {
      await store.claim('one', 1, minute);
      await store.finish(id, 'one', outcome);
    }
    expect(await store.status()).toMatchObject({ isMailRefused: true, parked: 1, pending: 0, dueForMs: 0 });
    expect(await store.claim('one', 1, minute)).toEqual([]);
    expect(await store.closeLead(id)).toBe(1);
    expect(await store.status()).toMatchObject({ isMailRefused: false, parked: 0, done: 1 });
    expect(await store.resend({ id })).toBe(1);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ attempts: 0, resentAt: expect.any(Number) }]);
  });

  on('the only server ends the leases of earlier processes when it starts', async () => {
    const { store } = await storeWithClock(kind);
    await store.add(newLead());
    await store.claim('before', 1, minute);
    await store.endOtherLeases('this');
    expect(await store.claim('this', 1, minute)).toHaveLength(1);
    await store.endOtherLeases('this');
    expect(await store.claim('this', 1, minute)).toEqual([]);
  });

  on('RD12 this release uses a database that the next release has migrated, as after a rollback', async () => {
    const place = await freshPlace(kind);
    const database = await openDatabase(place);
    await database.query('ALTER TABLE lead ADD COLUMN later TEXT');
    await database.query(kind === 'sqlite' ? 'PRAGMA user_version = 2' : 'UPDATE lead_schema SET version = 2');
    await createLeadStore(database).add(newLead());
    await database.close();
    for (let time = 0; time < 2; time += 1) await (await openServerStore(place)).close();
    expect(await storedLeads(place)).toMatchObject([{ state: 'pending', deliveredTo: [] }]);
  });

  on('a migration that fails leaves the database unchanged', async () => {
    const place = await freshPlace(kind);
    const database = await openDatabase(place);
    await database.query('DROP TABLE lead');
    await database.query('CREATE TABLE lead_waiting (a INTEGER)');
    await database.query(kind === 'sqlite' ? 'PRAGMA user_version = 0' : 'UPDATE lead_schema SET version = 0');
    expect(await openServerStore(place).catch(reasonOf)).toMatch(/lead_waiting/);
    await expect(database.query('SELECT * FROM lead')).rejects.toThrow();
    await database.close();
  });

  on('deletes leads by age', async () => {
    const { store, move } = await storeWithClock(kind);
    await store.add(newLead());
    move(2 * day);
    const { id } = await store.add(newLead());
    expect(await store.deleteOlderThan(day)).toBe(1);
    expect(await store.list()).toMatchObject([{ id }]);
  });

  on('the status counts leads by state, and reports how long the oldest one has been due', async () => {
    const { store, move } = await storeWithClock(kind);
    expect(await store.status()).toMatchObject({ pending: 0, dueForMs: 0, newestAt: undefined });
    const first = await store.add(newLead());
    await store.claim('one', 1, 5 * minute);
    move(4 * minute);
    expect(await store.status()).toMatchObject({ sending: 1, dueForMs: 0 });
    const dueMinutes = async () => Math.round((await store.status()).dueForMs / minute);
    move(3 * minute);
    expect(await dueMinutes(), 'after the lease has ended').toBe(2);
    await store.finish(first.id, 'one', retryAfter(30 * minute));
    expect(await store.status()).toMatchObject({ pending: 1, dueForMs: 0 });
    move(35 * minute);
    const newest = await store.add(newLead());
    expect(await dueMinutes()).toBe(5);
    expect(await store.status()).toMatchObject({
      pending: 2,
      newestAt: (await store.find(newest.id))?.receivedAt,
    });
  });
});
