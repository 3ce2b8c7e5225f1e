import { type Log, reasonOf } from '../log.ts';
import { repeat } from '../repeat.ts';
import { localHour } from './local-time.ts';
import type { LeadStore } from './store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** From 3 to 4 o'clock in the company's time zone, when almost nobody sends a lead. */
const quietHour = 3;
/**
 * How often to try, in ms: several times in that hour, so that a failure is followed by another try in the same night.
 */
const lookEveryMs = 20 * minute;
/** Copies from before updates and restores contain the same personal data as backups, and are kept as long. */
const copiesKeptMs = 30 * day;

/**
 * Deletes delivered leads that are older than the owner wants, and old copies of the store. Only at night, because
 * PostgreSQL rewrites the table to erase leads, and new leads have to wait meanwhile. `days` is RETENTION_DAYS.
 */
export function startRetention(
  use: () => Promise<Pick<LeadStore, 'deleteOlderThan' | 'erase' | 'deleteCopies'>>,
  days: number,
  log: Log,
) {
  // Also what a process before this one, or a command, has deleted and could not overwrite.
  let isErased = false;

  async function deleteOld(): Promise<void> {
    const store = await use();
    await store.deleteCopies(copiesKeptMs);
    if (days > 0 && (await store.deleteOlderThan(days * day)) > 0) isErased = false;
    if (isErased) return;
    await store.erase();
    isErased = true;
  }

  return repeat(async () => {
    try {
      if (localHour(Date.now()) === quietHour) await deleteOld();
    } catch (error) {
      const meaning = 'Old leads could not be deleted or overwritten. It is tried again, tonight or in the next night.';
      log.alarm('retention-failing', { error: reasonOf(error), meaning });
    }
    return lookEveryMs;
  });
}
