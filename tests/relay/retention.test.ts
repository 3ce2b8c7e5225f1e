import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startRetention } from '../../server/leads/retention.ts';
import { createLog } from '../../server/log.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, type StoreKind, storeKinds } from './support/stores.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** In Dubai's time zone. */
const noon = new Date('2026-11-22T12:00:00+04:00');
const night = new Date('2026-11-22T03:05:00+04:00');

beforeEach(() => {
  // The clock of the server. `storeWithClock` sets the clock of the store.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a store with a delivered and a waiting lead. `start` starts the server's retention on it. */
async function retentionOn(kind: StoreKind, days = 30) {
  const { store, move } = await storeWithClock(kind);
  const delivered = await store.add(newLead());
  await store.claim('one', 1, day);
  await store.finish(delivered.id, 'one', { state: 'sent', countsAsAttempt: false, deliveredTo: [] });
  const waiting = await store.add(newLead());
  const erase = vi.fn(store.erase);
  const deleteOlderThan = vi.fn(store.deleteOlderThan);
  const deleteCopies = vi.fn(store.deleteCopies);
  const lines: string[] = [];
  const start = () =>
    startRetention(
      async () => ({ deleteOlderThan, erase, deleteCopies }),
      days,
      createLog((line) => lines.push(line)),
    );
  const ids = async () => (await store.list({})).map(({ id }) => id);
  return { start, move, ids, delivered, waiting, deleteOlderThan, deleteCopies, erase, lines };
}

/** Waits for the results of all calls so far. */
async function results(calls: { mock: { results: { value: unknown }[] } }): Promise<void> {
  await Promise.allSettled(calls.mock.results.map(({ value }) => value));
}

describe.each(storeKinds)('RETENTION_DAYS, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  on('deletes delivered leads after that many days, and keeps the others', async () => {
    const { start, move, ids, delivered, waiting, deleteOlderThan, erase } = await retentionOn(kind);
    vi.setSystemTime(night);
    move(29 * day);
    start();
    await expect.poll(() => deleteOlderThan.mock.calls.length).toBe(1);
    await results(deleteOlderThan);
    expect(await ids()).toEqual([delivered.id, waiting.id]);
    await expect.poll(() => erase.mock.calls.length).toBe(1);
    await results(erase);
    move(2 * day);
    await vi.advanceTimersByTimeAsync(20 * minute);
    await expect.poll(ids).toEqual([waiting.id]);
    await expect.poll(() => erase.mock.calls.length).toBe(2);
  });

  on('deletes and erases only at night', async () => {
    const { start, move, ids, waiting, deleteOlderThan, erase } = await retentionOn(kind);
    vi.setSystemTime(noon);
    move(31 * day);
    start();
    await vi.advanceTimersByTimeAsync(14 * hour + 59 * minute);
    expect(deleteOlderThan).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(minute);
    await expect.poll(ids).toEqual([waiting.id]);
    await expect.poll(() => erase.mock.calls.length).toBe(1);
  });
});

test('keeps all leads without RETENTION_DAYS, and copies of the store for 30 days', async () => {
  const { start, move, ids, delivered, waiting, deleteCopies, erase } = await retentionOn('sqlite', 0);
  vi.setSystemTime(night);
  move(3650 * day);
  start();
  await expect.poll(() => erase.mock.calls.length).toBe(1);
  await results(erase);
  expect(await ids()).toEqual([delivered.id, waiting.id]);
  expect(deleteCopies).toHaveBeenCalledWith(30 * day);
});

test('leads deleted before a start are erased from the disk once, in the first night', async () => {
  const { start, deleteOlderThan, erase } = await retentionOn('sqlite');
  vi.setSystemTime(night);
  start();
  await expect.poll(() => erase.mock.calls.length).toBe(1);
  await results(erase);
  await vi.advanceTimersByTimeAsync(20 * minute);
  await expect.poll(() => deleteOlderThan.mock.calls.length).toBe(2);
  await results(deleteOlderThan);
  await vi.advanceTimersByTimeAsync(20 * minute);
  await expect.poll(() => deleteOlderThan.mock.calls.length).toBe(3);
  expect(erase).toHaveBeenCalledTimes(1);
});

test('erasing that fails raises one alarm and is tried again in the same night', async () => {
  const { start, move, erase, lines } = await retentionOn('sqlite');
  erase.mockRejectedValueOnce(new Error('another program is reading the store'));
  vi.setSystemTime(night);
  move(31 * day);
  start();
  await expect.poll(() => lines.join()).toMatch(/ALARM retention-failing .*reading the store/);
  await vi.advanceTimersByTimeAsync(20 * minute);
  await expect.poll(() => erase.mock.calls.length).toBe(2);
  await vi.advanceTimersByTimeAsync(20 * minute);
  await results(erase);
  expect(lines).toHaveLength(1);
});
