import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { phoneKey } from '../../server/leads/plain-text.ts';
import { openSqlite } from '../../server/leads/sqlite.ts';
import { dedupeMs, leadStore } from '../../server/leads/store.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, storeKinds } from './support/stores.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(storeKinds)('the store contract, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  on('a stored lead is found unchanged', async () => {
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

  on('RA11 the same lead is counted as a duplicate for ten minutes, and is a new lead after that', async () => {
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

  on('equal leads at the same time become one', async () => {
    const { store } = await storeWithClock(kind);
    const lead = newLead();
    const added = await Promise.all(Array.from({ length: 12 }, () => store.add(lead)));
    expect(added.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    expect(await store.list({})).toHaveLength(1);
  });

  on('a claimed lead cannot be claimed again until its lease ends', async () => {
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
    expect(await store.finish(id, 'one', { state: 'sent', countsAsAttempt: false, reply: 'late' })).toBe(false);
    expect(await store.finish(id, 'two', { state: 'sent', countsAsAttempt: false, reply: 'ok' })).toBe(true);
    expect(await store.find(id)).toMatchObject({ state: 'sent', reply: 'ok' });
  });

  on('a retry waits as long as `finish` says, and `resend` ends the wait', async () => {
    const { store, move } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    const retry = { state: 'pending', error: '451', afterMs: 5 * minute, countsAsAttempt: true } as const;
    await store.claim('one', 1, minute);
    await store.finish(id, 'one', retry);
    expect(await store.claim('one', 1, minute)).toEqual([]);
    move(5 * minute + 1000);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ attempts: 1, lastError: '451' }]);
    await store.finish(id, 'one', { ...retry, countsAsAttempt: false });
    expect(await store.find(id)).toMatchObject({ attempts: 1 });
    expect(await store.resend({ state: 'pending' })).toBe(1);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ attempts: 0 }]);
  });

  on('RM11 a new lead is due at once even if the clock jumps, and leads are in order of arrival', async () => {
    const { store, move } = await storeWithClock(kind);
    const first = await store.add(newLead());
    move(-day);
    const second = await store.add(newLead());
    expect((await store.claim('one', 10, minute)).map(({ id }) => id)).toEqual([first.id, second.id]);
    move(73 * 365 * day);
    const third = await store.add(newLead());
    move(-73 * 365 * day);
    expect((await store.claim('two', 10, minute)).map(({ id }) => id)).toEqual([third.id]);
    expect((await store.list({})).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  });

  on('leads of a network that sends many come after those of others', async () => {
    const { store, move } = await storeWithClock(kind);
    const many: string[] = [];
    for (let count = 0; count < 3; count += 1) many.push((await store.add(newLead(), 'after-others')).id);
    const other = await store.add(newLead());
    move(1000);
    const claimed = async () => (await store.claim('one', 2, minute)).map(({ id }) => id);
    expect(await claimed()).toContain(other.id);
    expect((await claimed()).every((id) => many.includes(id))).toBe(true);
  });

  on('parked leads stay until someone resends them', async () => {
    const { store } = await storeWithClock(kind);
    const { id } = await store.add(newLead());
    await store.claim('one', 1, minute);
    await store.finish(id, 'one', { state: 'parked', countsAsAttempt: true, error: 'five days' });
    expect(await store.status()).toMatchObject({ parked: 1, pending: 0, oldestAt: undefined });
    expect(await store.claim('one', 1, minute)).toEqual([]);
    expect(await store.deleteOlderThan(-day)).toBe(0);
    expect(await store.resend({ state: 'parked' })).toBe(1);
    expect(await store.claim('one', 1, minute)).toMatchObject([{ id, attempts: 0 }]);
  });

  describe('leads of a flood', () => {
    const room = { leads: 10, bytes: 100_000 };
    const pace = { firstAfterMs: minute, everyMs: 10 * minute };

    on(
      'are listed together a minute after the first, each once, and mailed by themselves only after `resend`',
      async () => {
        const { store, move } = await storeWithClock(kind);
        const hold = async () => (await store.addHeld(newLead(), room))?.id;
        const listed = async (owner = 'one') => (await store.claimHeld(owner, 2, minute, pace)).map(({ id }) => id);
        const first = await hold();
        const second = await hold();
        const third = await hold();
        expect(await listed()).toEqual([]);
        move(minute + 1000);
        expect(await store.claim('one', 10, minute)).toEqual([]);
        expect(await listed()).toEqual([first, second]);
        // Another server must not write a summary at the same time.
        expect(await listed('two')).toEqual([]);
        await store.finishHeld('one', '250 ok');
        expect(await store.find(first ?? '')).toMatchObject({ state: 'held', reply: '250 ok' });
        move(9 * minute);
        expect(await listed()).toEqual([]);
        move(2 * minute);
        expect(await listed()).toEqual([third]);
        await store.finishHeld('one', '250 ok');
        expect(await store.resend({ state: 'held' })).toBe(3);
        expect(await store.claim('one', 10, minute)).toHaveLength(3);
      },
    );

    on('are listed by the next try when a summary was refused, or its server was killed', async () => {
      const { store, move } = await storeWithClock(kind);
      await store.addHeld(newLead(), room);
      move(minute + 1000);
      expect(await store.claimHeld('one', 5, minute, pace)).toHaveLength(1);
      await store.finishHeld('one', undefined);
      expect(await store.claimHeld('two', 5, minute, pace)).toHaveLength(1);
      move(minute + 1000);
      expect(await store.claimHeld('three', 5, minute, pace)).toHaveLength(1);
    });

    on('are kept up to a number and a size; a duplicate needs no room', async () => {
      const { store } = await storeWithClock(kind);
      const lead = newLead({ params: { phone: '1', message: 'x'.repeat(500) } });
      const small = { leads: 2, bytes: 1100 };
      expect(await store.addHeld(lead, small)).toMatchObject({ isDuplicate: false });
      expect(await store.addHeld(lead, small)).toMatchObject({ isDuplicate: true });
      expect(await store.addHeld(newLead({ params: { message: 'x'.repeat(600) } }), small)).toBeUndefined();
      expect(await store.addHeld(newLead(), small)).toMatchObject({ isDuplicate: false });
      expect(await store.addHeld(newLead(), small)).toBeUndefined();
      expect(await store.deleteHeld()).toBe(2);
      expect(await store.addHeld(newLead(), small)).toMatchObject({ isDuplicate: false });
    });

    on('count as waiting until a summary has listed them, and are too old only after that', async () => {
      const { store, move } = await storeWithClock(kind);
      await store.addHeld(newLead(), room);
      expect(await store.status()).toMatchObject({ held: 1, pending: 0, oldestAt: expect.any(Number) });
      move(minute + 1000);
      expect(await store.deleteOlderThan(-day)).toBe(0);
      await store.claimHeld('one', 5, minute, pace);
      await store.finishHeld('one', '250 ok');
      expect(await store.status()).toMatchObject({ held: 1, oldestAt: undefined });
      expect(await store.deleteOlderThan(-day)).toBe(1);
    });
  });

  on('leads are deleted by address, and by age when they were delivered', async () => {
    const { store, move } = await storeWithClock(kind);
    const sent = await store.add(newLead({ emailKey: 'sara@example.com' }));
    await store.claim('one', 1, minute);
    await store.finish(sent.id, 'one', { state: 'sent', countsAsAttempt: false, reply: 'ok' });
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

  on('leads are deleted by number, however it was written, and by the mark of spam', async () => {
    const { store } = await storeWithClock(kind);
    for (const phone of ['050 123 4567', '+971 50-123-4567', '00971501234567', '٠٥٠ ١٢٣ ٤٥٦٧'])
      await store.add(newLead({ params: { phone } }));
    const other = await store.add(newLead({ params: { phone: '050 123 4568' } }));
    await store.add(newLead({ params: {}, spam: 'the name is a link' }));
    expect(await store.deleteByPhone('')).toBe(0);
    expect(await store.deleteByPhone(phoneKey('+971 (0)50 1234567'))).toBe(4);
    expect(await store.deleteSpam()).toBe(1);
    expect((await store.list({})).map(({ id }) => id)).toEqual([other.id]);
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

test('a backup of SQLite can be opened as a store', async () => {
  const store = leadStore(openSqlite(await mkdtemp(join(tmpdir(), 'leads-')), { canMigrate: true }));
  onTestFinished(() => store.close());
  const { id } = await store.add(newLead());
  const file = join(await mkdtemp(join(tmpdir(), 'backup-')), 'copy.sqlite');
  await store.backup(file);
  const copy = new DatabaseSync(file);
  expect(copy.prepare('SELECT id FROM lead').all()).toEqual([{ id }]);
  copy.close();
});
