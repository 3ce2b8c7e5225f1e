import type { Log } from '../log.ts';
import type { LeadStore } from './store.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

export type RetentionOptions = {
  store: Pick<LeadStore, 'deleteOlderThan' | 'erase'>;
  /** RETENTION_DAYS; 0 keeps leads for ever. */
  days: number;
  log: Log;
  /** Ends it when the server stops. */
  signal: AbortSignal;
};

/** Deletes delivered leads that are older than the owner wants, now and once an hour. */
export function startRetention({ store, days, log, signal }: RetentionOptions): void {
  if (days === 0) return;
  const deleteOld = async () => {
    try {
      const deleted = await store.deleteOlderThan(days * day);
      if (deleted > 0) await store.erase();
    } catch (error) {
      log.alarm('store-failing', { error: String(error) });
    }
  };
  void deleteOld();
  const timer = setInterval(deleteOld, hour);
  signal.addEventListener('abort', () => clearInterval(timer));
}
