import { type Log, reasonOf } from '../log.ts';
import { repeat } from '../repeat.ts';
import type { LeadStore } from './store.ts';

/** In ms. `retryMs` is the pause between tries to open the store; `probeMs` is how often an open store is checked. */
export type StoreTimes = { retryMs: number; probeMs: number };
const usualTimes: StoreTimes = { retryMs: 5000, probeMs: 30_000 };
const reportEveryMs = 10 * 60_000;

export type KeptStore = ReturnType<typeof keepStore>;

/**
 * Keeps a store open: opens it again until that works, checks that it can be written to, and closes it when it cannot.
 * Pages and the process go on meanwhile.
 */
export function keepStore(open: () => Promise<LeadStore>, log: Log, times: Partial<StoreTimes> = {}) {
  const { retryMs, probeMs } = { ...usualTimes, ...times };
  const firstTry = Promise.withResolvers<void>();
  let store: LeadStore | undefined;
  let problem: unknown;
  let reported = { reason: '', at: 0 };

  function report(error: unknown): void {
    const reason = reasonOf(error);
    if (reason === reported.reason && performance.now() - reported.at < reportEveryMs) return;
    reported = { reason, at: performance.now() };
    const meaning = 'Leads cannot be stored. Visitors are asked to try again or call; the store is tried again.';
    log.alarm('store-failing', { error: reason, meaning });
  }

  const loop = repeat(async () => {
    const wasOpen = store !== undefined;
    let opened = store;
    try {
      opened ??= await open();
      await opened.probe();
      store = opened;
      if (problem !== undefined) log.info('store-ok');
      problem = undefined;
      reported = { reason: '', at: 0 };
    } catch (error) {
      problem = error;
      report(error);
      store = undefined;
      await opened?.close().catch(() => {});
    }
    firstTry.resolve();
    if (store) return probeMs;
    // A short disturbance of the disk is over when the store is opened again.
    return wasOpen ? 0 : retryMs;
  });

  return {
    tried: firstTry.promise,
    /** The open store. Rejects with the reason while there is none. */
    async use(): Promise<LeadStore> {
      await firstTry.promise;
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
