import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type ProcessLock = { release(): void };

/**
 * One process per file of leads: two would lease each other's leads. The lock is the operating system's, taken through
 * SQLite on an empty file beside the leads, so it ends with the process, however that ends.
 */
export function takeProcessLock(folder: string): ProcessLock {
  const lock = new DatabaseSync(join(folder, 'leads.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    throw new Error(
      `Another server already uses the leads in ${folder}, so this one was not started. ` +
        'Stop the other one first, or give each its own DATA_DIR; several machines share leads through DATABASE_URL.',
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
