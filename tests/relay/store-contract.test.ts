import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../server/leads/sqlite.ts';
import { dedupeMs, leadStore } from '../../server/leads/store.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, storeKinds } from './support/stores.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(storeKinds)('the store contract, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  on('what was added is found as it was', async () => {
    const { store } = await storeWithClock(kind);
    const params = { name: '👩‍🔧 \u202E rtl', list: [1, null, { deep: true }], ['__proto__']: 'own' };
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

  on('A11 the same again is counted for ten minutes and is new after that', async () => {
    const { store, move } = await storeWithClock(kind);
    const lead = newLead();
    const first = await store.add(lead);
    expect(await store.add(lead)).toEqual({ id: first.id, isDuplicate: true });
    move(9 * minute);
    expect(await store.add(lead)).toEqual({ id: first.id, isDuplicate: true });
    move(dedupeMs - 9 * minute + 1000);
    const later = await store.add(lead);
    expect(later.isDuplicate).toBe(false);
    expect((await store.find(first.id))?.duplicates).toBe(2);
  });

  on('equal leads at the same moment become one', async () => {
    const { store } = await storeWithClock(kind);
    const lead = newLead();
    const added = await Promise.all(Array.from({ length: 12 }, () => store.add(lead)));
    expect(added.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    expect(await store.list({})).toHaveLength(1);
  });

  on('a claimed lead is nobody else’s until its lease ends', async () => {
    const { store, move } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    expect((await store.claim('one', 10, 2 * minute)).map((lead) => lead.id)).toEqual([id]);
    expect(await store.claim('two', 10, 2 * minute)).toEqual([]);
    move(minute);
    expect(await store.renew(id, 'one', 2 * minute)).toBe(true);
    move(1.5 * minute);
    expect(await store.claim('two', 10, 2 * minute)).toEqual([]);
    move(minute);
    expect(await store.claim('two', 10, 2 * minute)).toHaveLength(1);
    expect(await store.renew(id, 'one', minute)).toBe(false);
    expect(await store.settle(id, 'one', { state: 'sent', countsAsAttempt: false, reply: 'late' })).toBe(false);
    expect(await store.settle(id, 'two', { state: 'sent', countsAsAttempt: false, reply: 'ok' })).toBe(true);
    expect(await store.find(id)).toMatchObject({ state: 'sent', reply: 'ok' });
  });

  on('a retry waits as long as it was told, and a resend ends the wait', async () => {
    const { store, move } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    const retry = { state: 'pending', error: '451', afterMs: 5 * minute, countsAsAttempt: true } as const;
    await store.claim('one', 1, minute);
    await store.settle(id, 'one', retry);
    expect(await store.claim('one', 1, minute)).toEqual([]);
    move(5 * minute + 1000);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ attempts: 1, lastError: '451' }]);
    await store.settle(id, 'one', { ...retry, countsAsAttempt: false });
    expect(await store.find(id)).toMatchObject({ attempts: 1 });
    expect(await store.resend({ state: 'pending' })).toBe(1);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ attempts: 0 }]);
  });

  on('M11 a clock that jumps stops nothing, and order is the order of coming', async () => {
    const { store, move } = await storeWithClock(kind);
    const first = await store.add(newLead());
    await store.claim('one', 1, minute);
    await store.settle(first.id, 'one', { state: 'pending', error: 'x', afterMs: 5 * minute, countsAsAttempt: true });
    move(-day);
    const second = await store.add(newLead());
    expect((await store.claim('one', 10, minute)).map(({ id }) => id)).toEqual([first.id, second.id]);
    move(73 * 365 * day);
    const third = await store.add(newLead());
    move(-73 * 365 * day);
    expect((await store.claim('two', 10, minute)).map(({ id }) => id)).toContain(third.id);
    expect((await store.list({})).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  });

  on('parked leads stay until someone resends them', async () => {
    const { store } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    await store.claim('one', 1, minute);
    await store.settle(id, 'one', { state: 'parked', countsAsAttempt: true, error: 'five days' });
    expect(await store.status()).toMatchObject({ parked: 1, pending: 0, oldestAt: undefined });
    expect(await store.claim('one', 1, minute)).toEqual([]);
    expect(await store.deleteOlderThan(-day)).toBe(0);
    expect(await store.resend({ state: 'parked' })).toBe(1);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ id, attempts: 0 }]);
  });

  on('leads of a flood are due one after the other, or all at once when the owner says so', async () => {
    const { store, move } = await storeWithClock(kind);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await store.add(newLead({ isFlood: true }))).id);
    const claimed = async () => (await store.claim('one', 10, minute)).map(({ id }) => id);
    expect(await store.status()).toMatchObject({ held: 4, pending: 0, oldestAt: undefined });
    expect(await claimed()).toEqual([]);
    move(10 * minute + 1000);
    expect(await claimed()).toEqual([ids[0]]);
    move(minute);
    expect(await claimed()).toContain(ids[1]);
    expect(await store.deleteOlderThan(-day)).toBe(0);
    expect(await store.resend({ state: 'held' })).toBe(2);
    expect(await claimed()).toEqual(expect.arrayContaining([ids[2], ids[3]]));
  });

  on('one mail tells of held leads: a minute after the first, and not again that day', async () => {
    const { store, move } = await storeWithClock(kind);
    const { id } = await store.add(newLead({ isFlood: true }));
    await store.add(newLead({ isFlood: true }));
    expect(await store.takeHeldNotice()).toBeUndefined();
    move(minute + 1000);
    const notices = await Promise.all([1, 2, 3].map(() => store.takeHeldNotice()));
    expect(notices.filter(Boolean)).toMatchObject([{ lead: { id }, total: 2 }]);
    // It could not be mailed.
    await store.returnHeldNotice(id);
    expect(await store.takeHeldNotice()).toMatchObject({ lead: { id }, total: 2 });
    move(12 * minute);
    await store.claim('one', 1, minute);
    expect(await store.takeHeldNotice()).toBeUndefined();
  });

  on('leads are deleted by address, and by age when they were delivered', async () => {
    const { store, move } = await storeWithClock(kind);
    const sent = await store.add(newLead({ emailKey: 'sara@example.com' }));
    await store.claim('one', 1, minute);
    await store.settle(sent.id, 'one', { state: 'sent', countsAsAttempt: false, reply: 'ok' });
    const waiting = await store.add(newLead({ emailKey: '' }));
    const other = await store.add(newLead());
    expect(await store.delete(other.id)).toBe(1);
    move(31 * day);
    expect(await store.deleteByEmail('')).toBe(0);
    expect(await store.deleteOlderThan(30 * day)).toBe(1);
    expect((await store.list({})).map(({ id }) => id)).toEqual([waiting.id]);
    const again = await store.add(newLead({ emailKey: 'sara@example.com' }));
    expect(await store.deleteByEmail('sara@example.com')).toBe(1);
    expect(await store.find(again.id)).toBeUndefined();
  });

  on('the status counts by state and knows the oldest', async () => {
    const { store, move } = await storeWithClock(kind);
    await store.add(newLead());
    move(20 * minute);
    await store.add(newLead());
    const status = await store.status();
    expect(status).toMatchObject({ pending: 2, sending: 0, sent: 0, parked: 0, held: 0 });
    expect(Math.round((Date.now() - (status.oldestAt ?? 0)) / minute)).toBe(0);
  });
});

test('the backup of SQLite is a store of its own', async () => {
  const store = leadStore(openSqlite(await mkdtemp(join(tmpdir(), 'leads-'))));
  onTestFinished(() => store.close());
  const { id } = await store.add(newLead());
  const file = join(await mkdtemp(join(tmpdir(), 'backup-')), 'copy.sqlite');
  await store.backup(file);
  const copy = new DatabaseSync(file);
  expect(copy.prepare('SELECT id FROM lead').all()).toEqual([{ id }]);
  copy.close();
});
