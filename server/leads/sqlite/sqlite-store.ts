import { type LeadStore, StoreUnavailable } from '../lead-store.ts';
import type { LeadTable } from './lead-table.ts';
import type { Durability } from './open-database.ts';
import { startWriterThread } from './writer-thread.ts';

export type SqliteStoreOptions = {
  folder: string;
  /** Tests prove with `unsafe-for-tests` that they would notice a loss. */
  durability?: Durability;
  /** The thread died by itself; the store is opened again, and someone should know. */
  onTrouble?: (error: unknown) => void;
};

/** Beyond these the disk does not keep up, and a visitor is better told to try again than left waiting. */
const largestBacklog = 2000;
const longestWaitMs = 5000;
const reopenAfterMs = 1000;

export async function openSqliteStore({
  folder,
  durability = 'full',
  onTrouble,
}: SqliteStoreOptions): Promise<LeadStore> {
  let isClosing = false;
  let thread = await startWriterThread({ folder, durability }, reopen);

  function reopen(error?: unknown): void {
    if (isClosing) return;
    onTrouble?.(error ?? new Error('The writer thread ended by itself.'));
    setTimeout(async () => {
      try {
        thread = await startWriterThread({ folder, durability }, reopen);
      } catch (problem) {
        reopen(problem);
      }
    }, reopenAfterMs).unref();
  }

  /** Passes an operation of the table on to the thread, under its own type. */
  const remote =
    <Name extends keyof LeadTable>(name: Name) =>
    (...args: Parameters<LeadTable[Name]>) =>
      thread.call(name, args) as Promise<ReturnType<LeadTable[Name]>>;
  const add = remote('add');

  return {
    async add(lead) {
      const { calls, oldestAt } = thread.backlog();
      if (calls >= largestBacklog || (oldestAt !== undefined && performance.now() - oldestAt > longestWaitMs))
        throw new StoreUnavailable('The disk does not keep up with the leads that come in.');
      return add(lead);
    },
    claim: remote('claim'),
    renew: remote('renew'),
    settle: remote('settle'),
    wake: remote('wake'),
    status: remote('status'),
    list: remote('list'),
    find: remote('find'),
    resend: remote('resend'),
    unnamedQuarantined: remote('unnamedQuarantined'),
    markNamed: remote('markNamed'),
    takeTurn: remote('takeTurn'),
    returnTurn: remote('returnTurn'),
    deleteByEmail: remote('deleteByEmail'),
    deleteOlderThan: remote('deleteOlderThan'),
    async backup(file) {
      await thread.call('backup', [file]);
    },
    async close() {
      isClosing = true;
      await thread.call('close', []);
    },
  };
}
