import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { LeadState, NewLead, Outcome } from '../lead.ts';
import { type LeadRow, leadOfRow } from '../lead-row.ts';
import { type AddedLead, type LeadStore, StoreUnavailable } from '../lead-store.ts';
import { leadSql } from './lead-sql.ts';
import { openPool, type PoolOptions } from './open-pool.ts';

export type PostgresStoreOptions = PoolOptions & {
  /** For tests: how far the database's clock is moved. */
  skewMs?: () => number;
};

/** The store that any number of servers share. Every time in it is the database's. */
export async function openPostgresStore({ skewMs = () => 0, ...options }: PostgresStoreOptions): Promise<LeadStore> {
  const pool = await openPool(options);
  const sql = () => leadSql(`((extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${Math.trunc(skewMs())})`);

  const run = async (text: string, values: unknown[] = []) => {
    try {
      return await pool.query<LeadRow>(text, values);
    } catch (error) {
      throw unavailable(error);
    }
  };
  const changes = async (text: string, values: unknown[] = []) => (await run(text, values)).rowCount ?? 0;
  const leads = async (text: string, values: unknown[] = []) => (await run(text, values)).rows.map(leadOfRow);

  return {
    add: (lead) => addLead(pool, sql().add, lead),
    async claim(owner, limit, leaseMs) {
      const claimed = await leads(sql().claim, [owner, limit, leaseMs]);
      return claimed.sort((one, other) => one.sequence - other.sequence);
    },
    renew: async (id, owner, leaseMs) => (await changes(sql().renew, [id, owner, leaseMs])) === 1,
    async settle(id, owner, outcome) {
      const [text, values] = settlement(sql(), outcome);
      return (await changes(text, [id, owner, ...values])) === 1;
    },
    wake: () => changes(sql().wake),
    async status() {
      const { rows } = await run(sql().status);
      const total = (state: LeadState) => Number(rows.find((row) => row.state === state)?.total ?? 0);
      const ages = rows.filter(({ state }) => state === 'pending' || state === 'sending').map(({ age }) => Number(age));
      return {
        ...{ pending: total('pending'), sending: total('sending'), sent: total('sent') },
        ...{ parked: total('parked'), quarantined: total('quarantined') },
        oldestUndeliveredMs: ages.length > 0 ? Math.max(0, ...ages) : undefined,
      };
    },
    list: ({ state, afterSequence = 0, limit = 1000 }) => leads(sql().list, [afterSequence, state ?? null, limit]),
    find: async (id) => (await leads(sql().find, [id]))[0],
    resend: (which) => (which === 'parked' ? changes(sql().resendParked) : changes(sql().resendOne, [which.id])),
    unnamedQuarantined: (limit) => leads(sql().unnamed, [limit]),
    markNamed: (ids) => changes(sql().markNamed, [ids]),
    takeTurn: async (job, everyMs) => (await changes(sql().takeTurn, [job, everyMs])) === 1,
    async returnTurn(job) {
      await changes(sql().returnTurn, [job]);
    },
    deleteByEmail: (emailKey) => changes(sql().deleteByEmail, [emailKey]),
    deleteOlderThan: (ageMs) => changes(sql().deleteOld, [ageMs]),
    backup: () =>
      Promise.reject(
        new Error('These leads are in PostgreSQL: copy them with its own tool, pg_dump "$DATABASE_URL" > leads.sql'),
      ),
    close: () => pool.end(),
  };
}

async function addLead(pool: Pool, text: string, lead: NewLead): Promise<AddedLead> {
  const values = [
    ...[randomUUID(), lead.form, JSON.stringify(lead.params), JSON.stringify(lead.flags)],
    ...[lead.quarantineReason ?? null, lead.quarantineReason === undefined ? 'pending' : 'quarantined'],
    ...[lead.dedupeKey, lead.emailKey, lead.addressHash],
  ];
  const client = await pool.connect().catch((error) => Promise.reject(unavailable(error)));
  try {
    // The lock needs a statement of its own: the next one then sees what its holder before us committed.
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${lockNumber(lead.dedupeKey)})`);
    const { rows } = await client.query(text, values);
    await client.query('COMMIT');
    client.release();
    const [row] = rows;
    return { id: String(row?.id), isDuplicate: row?.is_duplicate === true };
  } catch (error) {
    // The connection is in an unknown state, and whether the lead is stored is unknown too: not OK.
    client.release(true);
    throw unavailable(error);
  }
}

function settlement(sql: ReturnType<typeof leadSql>, outcome: Outcome): [text: string, values: unknown[]] {
  switch (outcome.state) {
    case 'sent':
      return [sql.sent, [outcome.reply, outcome.note ?? null]];
    case 'parked':
      return [sql.park, [outcome.error]];
    case 'pending':
      return [sql.retry, [outcome.error, outcome.afterMs, outcome.countsAsAttempt ? 1 : 0]];
  }
}

function lockNumber(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigInt64BE();
}

function unavailable(error: unknown): StoreUnavailable {
  return new StoreUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
}
