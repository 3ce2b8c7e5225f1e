import { existsSync } from 'node:fs';
import { backup } from 'node:sqlite';
import { systemClock } from '../../clock.ts';
import type { LeadStore } from '../lead-store.ts';
import { leadTable } from './lead-table.ts';
import { databaseFile, openDatabase, prepareFolder } from './open-database.ts';

/** The same store for the owner's commands: a second connection without the lock, beside a running server. */
export function openSqliteAdmin(folder: string): LeadStore {
  if (!existsSync(databaseFile(folder)))
    throw new Error(`There are no leads in ${folder} yet. Start the server first, or set DATA_DIR to its folder.`);
  prepareFolder(folder);
  const database = openDatabase(folder);
  const table = leadTable(database, systemClock);
  return {
    add: async (lead) => table.add(lead),
    claim: async (...args) => table.claim(...args),
    renew: async (...args) => table.renew(...args),
    settle: async (...args) => table.settle(...args),
    wake: async () => table.wake(),
    status: async () => table.status(),
    list: async (filter) => table.list(filter),
    find: async (id) => table.find(id),
    resend: async (which) => table.resend(which),
    unnamedQuarantined: async (limit) => table.unnamedQuarantined(limit),
    markNamed: async (ids) => table.markNamed(ids),
    takeTurn: async (job, everyMs) => table.takeTurn(job, everyMs),
    returnTurn: async (job) => table.returnTurn(job),
    deleteByEmail: async (emailKey) => table.deleteByEmail(emailKey),
    deleteOlderThan: async (ageMs) => table.deleteOlderThan(ageMs),
    async backup(file) {
      await backup(database, file);
    },
    close: async () => database.close(),
  };
}
