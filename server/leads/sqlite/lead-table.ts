import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../clock.ts';
import type { Lead, LeadState, NewLead, Outcome } from '../lead.ts';
import { leadOfRow } from '../lead-row.ts';
import { type AddedLead, dedupeMs, type LeadFilter, type StoreStatus } from '../lead-store.ts';
import { leadStatements } from './lead-statements.ts';

export type LeadTable = ReturnType<typeof leadTable>;

/** The store's operations on one open connection, all synchronous. Who calls them decides about transactions. */
export function leadTable(database: DatabaseSync, clock: Clock) {
  const sql = leadStatements(database);

  return {
    add(lead: NewLead): AddedLead {
      const now = clock();
      const twin = sql.twin.get({ key: lead.dedupeKey, from: now - dedupeMs, to: now + dedupeMs });
      if (twin) {
        sql.countTwin.run(Number(twin.sequence));
        return { id: String(twin.id), isDuplicate: true };
      }
      const id = randomUUID();
      const { form, dedupeKey, emailKey, addressHash } = lead;
      sql.insert.run({
        ...{ id, form, dedupeKey, emailKey, addressHash },
        receivedAt: now,
        params: JSON.stringify(lead.params),
        flags: JSON.stringify(lead.flags),
        quarantineReason: lead.quarantineReason ?? null,
        state: lead.quarantineReason === undefined ? 'pending' : 'quarantined',
      });
      return { id, isDuplicate: false };
    },

    claim(owner: string, limit: number, leaseMs: number): Lead[] {
      const rows = sql.claim.all({ owner, limit, leaseMs, now: clock() });
      return rows.map(leadOfRow).sort((one, other) => one.sequence - other.sequence);
    },

    renew: (id: string, owner: string, leaseMs: number): boolean =>
      sql.renew.run({ id, owner, leaseMs, now: clock() }).changes === 1,

    settle(id: string, owner: string, outcome: Outcome): boolean {
      const now = clock();
      switch (outcome.state) {
        case 'sent':
          return sql.sent.run({ id, owner, now, reply: outcome.reply, note: outcome.note ?? null }).changes === 1;
        case 'parked':
          return sql.park.run({ id, owner, error: outcome.error }).changes === 1;
        case 'pending': {
          const { error, afterMs, countsAsAttempt } = outcome;
          return sql.retry.run({ id, owner, now, error, afterMs, attempt: countsAsAttempt ? 1 : 0 }).changes === 1;
        }
      }
    },

    wake: (): number => Number(sql.wake.run().changes),

    /** Only for the one process that owns the file: whoever held these leads is gone. */
    releaseAll: (): number => Number(sql.release.run().changes),

    status(): StoreStatus {
      const counted = [...sql.waiting.all(), ...sql.watched.all()];
      const total = (state: LeadState) => Number(counted.find((row) => row.state === state)?.total ?? 0);
      const unsent = { pending: total('pending'), sending: total('sending'), parked: total('parked') };
      const quarantined = total('quarantined');
      const all = Number(sql.everything.get()?.total);
      const sent = all - unsent.pending - unsent.sending - unsent.parked - quarantined;
      const oldest = counted.filter((row) => row.oldest).map((row) => Number(row.oldest));
      const oldestUndeliveredMs = oldest.length > 0 ? Math.max(0, clock() - Math.min(...oldest)) : undefined;
      return { ...unsent, quarantined, sent, oldestUndeliveredMs };
    },

    list: ({ state, afterSequence = 0, limit = 1000 }: LeadFilter): Lead[] =>
      sql.list.all({ after: afterSequence, state: state ?? null, limit }).map(leadOfRow),

    find(id: string): Lead | undefined {
      const row = sql.find.get(id);
      return row && leadOfRow(row);
    },

    resend: (which: { id: string } | 'parked'): number =>
      Number((which === 'parked' ? sql.resendParked.run() : sql.resendOne.run(which.id)).changes),

    unnamedQuarantined: (limit: number): Lead[] => sql.unnamed.all(limit).map(leadOfRow),

    markNamed(ids: readonly string[]): number {
      const now = clock();
      return ids.reduce((sum, id) => sum + Number(sql.markNamed.run(now, id).changes), 0);
    },

    takeTurn: (job: string, everyMs: number): boolean => sql.takeTurn.run({ job, everyMs, now: clock() }).changes === 1,

    returnTurn(job: string): void {
      sql.returnTurn.run(job);
    },

    deleteByEmail: (emailKey: string): number => Number(sql.deleteByEmail.run(emailKey).changes),

    deleteOlderThan: (ageMs: number): number => Number(sql.deleteOld.run(clock() - ageMs).changes),
  };
}
