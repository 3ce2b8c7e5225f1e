import { setTimeout as wait } from 'node:timers/promises';
import { type Log, reasonOf } from '../log.ts';
import { repeat } from '../repeat.ts';
import type { LeadStore } from './store.ts';

/** The pauses between attempts to open the store and between checks of an open one, and the timeout of both. */
export type StoreTimes = { retryMs: number; probeMs: number; timeoutMs: number };
const usualTimes: StoreTimes = { retryMs: 5000, probeMs: 30_000, timeoutMs: 10_000 };

/** Stops using a store that fails a check, and retries until it works again. */
export function createReconnectingStore(open: () => Promise<LeadStore>, log: Log, times: Partial<StoreTimes> = {}) {
  const { retryMs, probeMs, timeoutMs } = { ...usualTimes, ...times };
  const firstCheck = Promise.withResolvers<void>();
  let store: LeadStore | undefined;
  let problem: unknown;
  let running: Promise<void> | undefined;

  function fail(error: unknown): void {
    store = undefined;
    problem = error;
    const meaning = 'Leads cannot be stored. Visitors are asked to try again or call; the store is tried again.';
    log.alarm('store-failing', { error: reasonOf(error), meaning });
  }

  async function openOrCheck(): Promise<void> {
    let opened = store;
    try {
      opened ??= await open();
      await opened.probe();
      store = opened;
      if (problem !== undefined) log.info('store-ok');
      problem = undefined;
    } catch (error) {
      fail(error);
      await opened?.close().catch(() => {});
    }
  }

  const loop = repeat(async () => {
    const wasOpen = store !== undefined;
    // A check that has timed out may still be running. A second one would wait for the same disk.
    running ??= openOrCheck().finally(() => {
      running = undefined;
    });
    const isLate = await Promise.race([running.then(() => false), wait(timeoutMs, true, { ref: false })]);
    if (isLate)
      fail(new Error(`The store has not answered for ${timeoutMs / 1000} seconds. Its disk or its database may hang.`));
    firstCheck.resolve();
    if (store) return probeMs;
    // After a short disk error the first retry usually succeeds, so it follows immediately.
    return wasOpen ? 0 : retryMs;
  });

  return {
    /** Rejects with the reason if the store is not open. */
    async getStore(): Promise<LeadStore> {
      await firstCheck.promise;
      if (!store) throw new Error('The store of leads is not open.', { cause: problem });
      return store;
    },
    /** Call this after an operation has failed. */
    check(): void {
      if (store) loop.wake();
    },
    async stop(): Promise<void> {
      await loop.stop();
      await store?.close();
    },
  };
}
