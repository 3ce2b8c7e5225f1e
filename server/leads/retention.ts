import type { Log } from '../log.ts';
import { localHour } from './local-time.ts';
import type { LeadStore } from './store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The hour from 3 to 4 on the clock of the business, when almost nobody sends a lead. */
const quietHour = 3;
/** How often to try, in ms: several times in that hour, so that a failure is followed by another try in the same night. */
const lookEveryMs = 20 * minute;

export type RetentionOptions = {
  store: Pick<LeadStore, 'deleteOlderThan' | 'erase'>;
  /** RETENTION_DAYS; 0 keeps leads for ever. */
  days: number;
  log: Log;
  /** Ends it when the server stops. */
  signal: AbortSignal;
};

/**
 * Deletes delivered leads that are older than the owner wants. Only at night, because PostgreSQL rewrites the table to
 * erase them, and new leads have to wait meanwhile.
 */
export function startRetention({ store, days, log, signal }: RetentionOptions): void {
  if (days === 0) return;
  let isErased = true;

  async function deleteOld(): Promise<void> {
    if (localHour(Date.now()) !== quietHour) return;
    try {
      const deleted = await store.deleteOlderThan(days * day);
      if (deleted > 0) isErased = false;
      if (isErased) return;
      await store.erase();
      isErased = true;
    } catch (error) {
      const meaning = 'Old leads could not be deleted or overwritten. It is tried again, tonight or in the next night.';
      log.alarm('store-failing', { error: String(error), meaning });
    }
  }

  void deleteOld();
  const timer = setInterval(() => void deleteOld(), lookEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}
