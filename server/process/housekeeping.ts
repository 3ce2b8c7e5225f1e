import type { LeadStore } from '../leads/lead-store.ts';
import type { Log } from './log.ts';

export type HousekeepingOptions = {
  store: Pick<LeadStore, 'deleteOlderThan'>;
  /** 0 keeps leads until the owner deletes them. */
  retentionDays: number;
  sendDigest: () => Promise<void>;
  log: Log;
  everyMs?: number;
};

const day = 24 * 60 * 60_000;

/** What has to be done now and then. Returns the function that ends it. */
export function startHousekeeping({
  store,
  retentionDays,
  sendDigest,
  log,
  everyMs = 5 * 60_000,
}: HousekeepingOptions) {
  const attempt = async (job: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      log.alarm('housekeeping-failed', { job, error: error instanceof Error ? error.message : String(error) });
    }
  };
  const round = async () => {
    await attempt('digest', sendDigest);
    if (retentionDays === 0) return;
    await attempt('retention', async () => {
      const deleted = await store.deleteOlderThan(retentionDays * day);
      if (deleted > 0) log.info('old-leads-deleted', { deleted });
    });
  };
  void round();
  const timer = setInterval(() => void round(), everyMs);
  return () => clearInterval(timer);
}
