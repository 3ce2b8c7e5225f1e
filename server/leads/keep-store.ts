import { setTimeout as wait } from 'node:timers/promises';
import { type Log, reasonOf } from '../log.ts';
import { repeat } from '../repeat.ts';
import type { LeadStore } from './store.ts';

/**
 * In ms. `retryMs` is the pause between tries to open the store; `probeMs` is how often an open store is checked; after
 * `lookMs` a try or a check counts as failed.
 */
export type StoreTimes = { retryMs: number; probeMs: number; lookMs: number };
const usualTimes: StoreTimes = { retryMs: 5000, probeMs: 30_000, lookMs: 10_000 };
const reportEveryMs = 10 * 60_000;

/**
 * Keeps a store open: opens it again until that works, checks that it can be written to, and closes it when it cannot.
 * Pages are served all the time.
 */
export function keepStore(open: () => Promise<LeadStore>, log: Log, times: Partial<StoreTimes> = {}) {
  const { retryMs, probeMs, lookMs } = { ...usualTimes, ...times };
  const firstLook = Promise.withResolvers<void>();
  let store: LeadStore | undefined;
  let problem: unknown;
  let reported = { reason: '', at: 0 };
  let looking: Promise<void> | undefined;

  function fail(error: unknown): void {
    store = undefined;
    problem = error;
    const reason = reasonOf(error);
    if (reason === reported.reason && performance.now() - reported.at < reportEveryMs) return;
    reported = { reason, at: performance.now() };
    const meaning = 'Leads cannot be stored. Visitors are asked to try again or call; the store is tried again.';
    log.alarm('store-failing', { error: reason, meaning });
  }

  async function look(): Promise<void> {
    let opened = store;
    try {
      opened ??= await open();
      await opened.probe();
      store = opened;
      if (problem !== undefined) log.info('store-ok');
      problem = undefined;
      reported = { reason: '', at: 0 };
    } catch (error) {
      fail(error);
      await opened?.close().catch(() => {});
    }
  }

  const loop = repeat(async () => {
    const wasOpen = store !== undefined;
    // A look that takes too long goes on, because another one would wait for the same disk.
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const isLate = await Promise.race([looking.then(() => false), wait(lookMs, true, { ref: false })]);
    if (isLate)
      fail(new Error(`The store has not answered for ${lookMs / 1000} seconds. Its disk or its database may hang.`));
    firstLook.resolve();
    if (store) return probeMs;
    // After a short disk error, the first retry usually works, so it has no pause.
    return wasOpen ? 0 : retryMs;
  });

  return {
    /** The open store. Rejects with the reason while there is none. */
    async use(): Promise<LeadStore> {
      await firstLook.promise;
      if (!store) throw new Error('The store of leads is not open.', { cause: problem });
      return store;
    },
    /** Call this when an operation failed: the store is checked now. */
    check(): void {
      if (store) loop.wake();
    },
    async stop(): Promise<void> {
      await loop.stop();
      await store?.close();
    },
  };
}
