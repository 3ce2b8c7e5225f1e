import { describe, expect, test } from 'vitest';
import { readStoreSettings } from '../../server/config.ts';
import type { Outcome } from '../../server/leads/lead.ts';
import { openAdminDatabase } from '../../server/leads/open-store.ts';
import { openPostgres } from '../../server/leads/postgres.ts';
import { openSqlite } from '../../server/leads/sqlite.ts';
import { dedupeMs, leadStore } from '../../server/leads/store.ts';
import { reasonOf } from '../../server/log.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { freshPlace, isMissing, openServerStore, storedLeads, storeKinds } from './support/stores.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const sent: Outcome = { type: 'sent', deliveredTo: [], reply: 'ok' };
const parked: Outcome = { type: 'parked', deliveredTo: [], error: 'five days' };

describe.each(storeKinds)('the lead store, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  on('returns a stored lead unchanged', async () => {
    const { store } = await storeWithClock(kind);
    const params = { name: '👩‍🔧 \u202E rtl', ['__proto__']: 'own' };
    const { id } = await store.add(
      newLead({ params, flags: ['a', 'b'], page: '/painting-services', campaign: 'gclid=x' }),
    );
    const lead = await store.find(id);
    expect(lead).toMatchObject({
      id,
      flags: ['a', 'b'],
      state: 'pending',
      attempts: 0,
      duplicates: 0,
      form: 'enquiry',
      page: '/painting-services',
      campaign: 'gclid=x',
    });
    expect(JSON.stringify(lead?.params)).toBe(JSON.stringify(params));
  });

  on('RA11 the same lead is counted as a duplicate for ten minutes, and is a new lead after that', async () => {
    const { store, move } = await storeWithClock(kind);
    const lead = newLead();
    const first = await store.add(lead);
    expect(await store.add(lead)).toMatchObject({ id: first.id, isDuplicate: true });
    move(9 * minute);
    expect(await store.add(lead)).toMatchObject({ id: first.id, isDuplicate: true });
    move(dedupeMs - 9 * minute + 1000);
    const later = await store.add(lead);
    expect(later.isDuplicate).toBe(false);
    expect((await store.find(first.id))?.duplicates).toBe(2);
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
    expect(await store.list({})).toHaveLength(13);
  });

  on('a claimed lead cannot be claimed again until its lease ends', async () => {
    const { store, move } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    expect((await store.claim('one', 10, 2 * minute)).map((lead) => lead.id)).toEqual([id]);
    expect(await store.claim('two', 10, 2 * minute)).toEqual([]);
    move(minute);
    expect(await store.renew(id, 'one', 2 * minute)).toBe(1);
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

  on('the result of one mail does not change another lead of the same worker', async () => {
    const { store } = await storeWithClock(kind);
    const [one, other] = [await store.add(newLead()), await store.add(newLead())];
    await store.claim('one', 10, minute);
    await store.finish(one.id, 'one', sent);
    expect(await store.find(other.id)).toMatchObject({ state: 'sending', attempts: 0, deliveredTo: [] });
  });

  on('claims first the leads that have been due longest', async () => {
    const { store, move } = await storeWithClock(kind);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await store.add(newLead())).id);
    const [retried] = await store.claim('one', 1, minute);
    const retry: Outcome = { type: 'retry', deliveredTo: [], error: '451', afterMs: minute };
    await store.finish(retried?.id ?? '', 'one', retry);
    move(2 * minute);
    const claimed: string[] = [];
    for (let count = 0; count < 3; count += 1)
      claimed.push(...(await store.claim('one', 1, minute)).map(({ id }) => id));
    expect([retried?.id, ...claimed]).toEqual([ids[0], ids[1], ids[2], ids[0]]);
    expect((await store.list({})).map(({ id }) => id)).toEqual(ids);
  });

  on('a retry waits as long as `finish` says, and `resend` ends the wait', async () => {
    const { store, move } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    const error = '451';
    await store.claim('one', 1, minute);
    await store.finish(id, 'one', { type: 'retry', deliveredTo: [], error, afterMs: 5 * minute });
    expect(await store.claim('one', 1, minute)).toEqual([]);
    move(5 * minute + 1000);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ attempts: 1, lastError: '451' }]);
    await store.finish(id, 'one', { type: 'unavailable', deliveredTo: [], error });
    expect(await store.find(id)).toMatchObject({ state: 'pending', attempts: 1 });
    expect(await store.resend({ state: 'pending' })).toBe(1);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ attempts: 0 }]);
  });

  on('RM11 a new lead is due at once even if the clock jumps; leads are listed in order of arrival', async () => {
    const { store, move } = await storeWithClock(kind);
    const first = await store.add(newLead());
    move(-day);
    const second = await store.add(newLead());
    const claimed = await store.claim('one', 10, minute);
    expect(new Set(claimed.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
    move(73 * 365 * day);
    const third = await store.add(newLead());
    move(-73 * 365 * day);
    expect((await store.claim('two', 10, minute)).map(({ id }) => id)).toEqual([third.id]);
    expect((await store.list({})).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  });

  on('a parked lead is not mailed until it is resent; closing it sets its state to `done`', async () => {
    const { store } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    expect(await store.closeLead(id)).toBe(false);
    const retry: Outcome = { type: 'retry', deliveredTo: [], error: '550', afterMs: 0 };
    for (const outcome of [retry, retry, parked]) {
      await store.claim('one', 1, minute);
      await store.finish(id, 'one', outcome);
    }
    expect(await store.status()).toMatchObject({ isRefused: true, parked: 1, pending: 0, dueForMs: 0 });
    expect(await store.claim('one', 1, minute)).toEqual([]);
    expect(await store.closeLead(id)).toBe(true);
    expect(await store.find(id)).toMatchObject({ state: 'done', deliveredTo: [] });
    expect(await store.status()).toMatchObject({ isRefused: false, parked: 0, done: 1 });
    expect(await store.list({ state: 'parked' })).toEqual([]);
    expect(await store.list({ state: 'done' })).toHaveLength(1);
    expect(await store.resend({ state: 'parked' })).toBe(0);
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
    await (await openServerStore(place)).close();
    const database = await openAdminDatabase(readStoreSettings(place));
    await database.query('ALTER TABLE lead ADD COLUMN later TEXT');
    await database.query(kind === 'sqlite' ? 'PRAGMA user_version = 2' : 'UPDATE lead_schema SET version = 2');
    await leadStore(database).add(newLead());
    await database.close();
    for (let time = 0; time < 2; time += 1) await (await openServerStore(place)).close();
    expect(await storedLeads(place)).toMatchObject([{ state: 'pending', deliveredTo: [] }]);
  });

  on('a migration that fails leaves the database unchanged', async () => {
    const place = await freshPlace(kind);
    const database = await (place.DATABASE_URL ? openPostgres(place.DATABASE_URL) : openSqlite(place.DATA_DIR ?? ''));
    await database.query('DROP TABLE lead');
    await database.query('CREATE TABLE lead_waiting (a INTEGER)');
    await database.query(kind === 'sqlite' ? 'PRAGMA user_version = 0' : 'UPDATE lead_schema SET version = 0');
    expect(await openServerStore(place).catch(reasonOf)).toMatch(/lead_waiting/);
    await expect(database.query('SELECT * FROM lead')).rejects.toThrow();
    await database.close();
  });

  on('deletes leads by id and by age', async () => {
    const { store, move } = await storeWithClock(kind);
    const old = await store.add(newLead());
    move(2 * day);
    const one = await store.add(newLead());
    expect(await store.deleteOlderThan(day)).toBe(1);
    expect(await store.find(old.id)).toBeUndefined();
    expect(await store.delete(one.id)).toBe(1);
    expect(await store.list({})).toEqual([]);
  });

  on('the status counts leads by state, and reports how long the oldest one has been due', async () => {
    const { store, move } = await storeWithClock(kind);
    expect(await store.status()).toMatchObject({ pending: 0, dueForMs: 0, newestAt: undefined });
    const mailed = await store.add(newLead());
    await store.claim('one', 1, minute);
    await store.finish(mailed.id, 'one', sent);
    move(minute);
    const first = await store.add(newLead());
    await store.claim('one', 1, 5 * minute);
    move(4 * minute);
    expect(await store.status()).toMatchObject({ sending: 1, dueForMs: 0 });
    move(3 * minute);
    expect(Math.round((await store.status()).dueForMs / minute), 'after the lease has ended').toBe(2);
    const retry: Outcome = { type: 'retry', deliveredTo: [], error: '451', afterMs: 30 * minute };
    await store.finish(first.id, 'one', retry);
    move(20 * minute);
    expect(await store.status()).toMatchObject({ pending: 1, dueForMs: 0 });
    move(15 * minute);
    const newest = await store.add(newLead());
    const { dueForMs, ...status } = await store.status();
    expect(status).toMatchObject({ pending: 2, sending: 0, sent: 1, parked: 0, done: 0 });
    expect(status.newestAt).toBe((await store.find(newest.id))?.receivedAt);
    expect(Math.round(dueForMs / minute)).toBe(5);
    await store.resend({ state: 'pending' });
    expect(Math.round((await store.status()).dueForMs / minute)).toBe(0);
  });
});
