import { facts } from '#content/business.ts';
import { type Log, reasonOf } from '../log.ts';
import { repeat } from '../repeat.ts';
import { localTime } from './local-time.ts';
import type { LeadStore } from './store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The hour from 3:00 in the company's time zone, when few leads arrive. */
const quietHour = '03';
/** Several attempts fit into the quiet hour, so a failed one is repeated in the same night. */
const lookEveryMs = 20 * minute;
/**
 * How long the copies of the store from before a restore are kept. They contain personal data, so it is no longer than
 * for backups.
 */
const copiesKeptMs = 30 * day;

/** In milliseconds. The privacy policy states the same number of months. */
export const leadsKeptMs = (facts.enquiriesKeptMonths * 365 * day) / 12;

/**
 * Deletes old leads and old restore copies each night, and erases deleted leads from the disk. Runs only at night,
 * because PostgreSQL rewrites the table to erase leads, and new leads wait during that. Erases even if no lead was old,
 * because a command may have deleted leads without erasing them.
 */
export function startRetention(
  getStore: () => Promise<Pick<LeadStore, 'deleteOlderThan' | 'erase' | 'deleteRestoreCopies'>>,
  log: Log,
) {
  return repeat(async () => {
    if (!localTime(Date.now()).includes(` ${quietHour}:`)) return lookEveryMs;
    try {
      const store = await getStore();
      await store.deleteRestoreCopies(copiesKeptMs);
      await store.deleteOlderThan(leadsKeptMs);
      await store.erase();
      return 60 * minute;
    } catch (error) {
      const meaning = 'Old leads could not be deleted or overwritten. It is tried again, tonight or in the next night.';
      log.alarm('retention-failing', { error: reasonOf(error), meaning });
      return lookEveryMs;
    }
  });
}
