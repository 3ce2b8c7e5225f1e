import { facts } from '#content/business.ts';
import { type Log, reasonOf } from '../log.ts';
import { repeat } from '../repeat.ts';
import { localHour } from './local-time.ts';
import type { LeadStore } from './store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The hour from 3:00 in the company's time zone, when few leads arrive. */
const quietHour = 3;
/** In milliseconds. Several attempts fit into the quiet hour, so a failed one is repeated in the same night. */
const lookEveryMs = 20 * minute;
/** Copies made by restores. They contain personal data, so they are kept no longer than backups. */
const copiesKeptMs = 30 * day;

/** In milliseconds. The privacy policy prints the same number of months. */
export const leadsKeptMs = (facts.enquiriesKeptMonths * 365 * day) / 12;

/** Runs only at night, because PostgreSQL rewrites the table to erase leads, and new leads wait during that. */
export function startRetention(
  use: () => Promise<Pick<LeadStore, 'deleteOlderThan' | 'erase' | 'deleteCopies'>>,
  log: Log,
) {
  // An earlier process or a command may have deleted leads without erasing them from the disk.
  let isErased = false;

  async function deleteOld(): Promise<void> {
    const store = await use();
    await store.deleteCopies(copiesKeptMs);
    if ((await store.deleteOlderThan(leadsKeptMs)) > 0) isErased = false;
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
