import { randomUUID } from 'node:crypto';
import type { Database, Query, Row } from './database.ts';
import { type Lead, type LeadState, leadStates, type NewLead, type Outcome, permanentAfterAttempts } from './lead.ts';

const minute = 60_000;
/** In milliseconds. An identical lead within this time increases a counter and is not mailed again. */
export const dedupeMs = 10 * minute;

export type AddedLead = { id: string; sequence: number; isDuplicate: boolean };
export type LeadStore = ReturnType<typeof createLeadStore>;

export type StoreStatus = Record<LeadState, number> & {
  /** How long the lead that became due first has been due; 0 if no lead is due. */
  dueForMs: number;
  newestAt: number | undefined;
  /**
   * Whether every recipient refused the newest lead whose delivery is decided: mailed, or failed `permanentAfterAttempts`
   * times. False after the owner has closed that lead.
   */
  isMailRefused: boolean;
};

const columns = `sequence, id, form, params, flags, spam, page, campaign, duplicates, attempts, reply,
  received_at AS "receivedAt", due_at AS "dueAt", sent_at AS "sentAt", resent_at AS "resentAt",
  last_error AS "lastError", delivered_to AS "deliveredTo", state`;

const stateAfter: Record<Outcome['type'], LeadState> = {
  sent: 'sent',
  unavailable: 'pending',
  retry: 'pending',
  parked: 'parked',
};

/** The operations on leads, in SQL for SQLite and PostgreSQL. Arguments and results can be sent between threads. */
export function createLeadStore(database: Database) {
  const { query, transaction, now, skipLocked, ...others } = database;

  async function leads(sql: string, values?: Parameters<Query>[1]): Promise<Lead[]> {
    const rows = await query(sql, values);
    return rows.map(leadOfRow);
  }

  /** Returns the number of rows that the statement changes. */
  async function changes(sql: string, values?: Parameters<Query>[1]): Promise<number> {
    const rows = await query(`${sql} RETURNING sequence`, values);
    return rows.length;
  }

  async function countDuplicate(run: Query, { dedupeKey }: NewLead): Promise<Row | undefined> {
    const [duplicate] = await run(
      `UPDATE lead SET duplicates = duplicates + 1
       WHERE sequence = (
         SELECT max(sequence) FROM lead
         WHERE dedupe_key = $1 AND received_at BETWEEN ${now()} - ${dedupeMs} AND ${now()} + ${dedupeMs}
       )
       RETURNING id, sequence`,
      [dedupeKey],
    );
    return duplicate;
  }

  async function insert(run: Query, lead: NewLead): Promise<Row> {
    const { form, params, flags, spam = null, page, campaign, dedupeKey } = lead;
    const id = randomUUID();
    const [inserted] = await run(
      `INSERT INTO lead (id, received_at, form, params, flags, spam, page, campaign, dedupe_key, state)
       VALUES ($1, ${now()}, $2, $3, $4, $5, $6, $7, $8, 'pending')
       RETURNING id, sequence`,
      [id, form, JSON.stringify(params), JSON.stringify(flags), spam, page, campaign, dedupeKey],
    );
    return inserted ?? {};
  }

  const isDue = () => `state IN ('pending', 'sending') AND due_at <= ${now()}`;
  /**
   * Matches the lead until another server process (`owner`) claims it, which is possible once this lease has expired.
   */
  const isOurs = `id = $1 AND owner = $2 AND state = 'sending'`;
  const requeue = () =>
    `UPDATE lead SET state = 'pending', owner = NULL, attempts = 0, due_at = ${now()}, sent_at = NULL,
       delivered_to = '[]', resent_at = ${now()}`;

  return {
    add(lead: NewLead): Promise<AddedLead> {
      return transaction(lead.dedupeKey, async (run) => {
        const duplicate = await countDuplicate(run, lead);
        const { id, sequence } = duplicate ?? (await insert(run, lead));
        return { id: String(id), sequence: Number(sequence), isDuplicate: duplicate !== undefined };
      });
    },

    /**
     * Leases due leads to a server process. When its lease expires, a lead is due again. `underWay`: leads that the
     * process is still mailing, although it could not renew their lease, for example because the store failed.
     */
    claim(serverId: string, limit: number, leaseMs: number, underWay: readonly string[] = []): Promise<Lead[]> {
      const excluded = underWay.length > 0 ? `AND id NOT IN (${underWay.map((_, index) => `$${index + 3}`)})` : '';
      return leads(
        `UPDATE lead SET state = 'sending', owner = $1, due_at = ${now()} + ${leaseMs}
         WHERE sequence IN (SELECT sequence FROM lead WHERE ${isDue()} ${excluded}
           ORDER BY due_at, sequence LIMIT $2 ${skipLocked})
         RETURNING ${columns}`,
        [serverId, limit, ...underWay],
      );
    },

    renew(id: string, serverId: string, leaseMs: number): Promise<number> {
      return changes(`UPDATE lead SET due_at = ${now()} + ${leaseMs} WHERE ${isOurs}`, [id, serverId]);
    },

    async finish(id: string, serverId: string, outcome: Outcome): Promise<boolean> {
      const { type, deliveredTo, reply = null } = outcome;
      const finished = await changes(
        `UPDATE lead SET
           owner = NULL,
           state = $3,
           last_error = $4,
           reply = $5,
           delivered_to = $6,
           attempts = attempts + ${type === 'retry' || type === 'parked' ? 1 : 0},
           due_at = ${now()} + ${type === 'retry' ? outcome.afterMs : 0},
           sent_at = ${type === 'sent' ? now() : 'NULL'}
         WHERE ${isOurs}`,
        [id, serverId, stateAfter[type], type === 'sent' ? null : outcome.error, reply, JSON.stringify(deliveredTo)],
      );
      return finished === 1;
    },

    /** Makes leads due that earlier processes were mailing. Called when a server starts that alone uses the store. */
    async endOtherLeases(serverId: string): Promise<void> {
      await changes(
        `UPDATE lead SET state = 'pending', owner = NULL, due_at = 0 WHERE state = 'sending' AND owner <> $1`,
        [serverId],
      );
    },

    async status(): Promise<StoreStatus> {
      const rows = await query(
        `SELECT state AS name, count(*) AS total, max(received_at) AS newest, ${now()} AS now,
           min(CASE WHEN due_at > received_at THEN due_at ELSE received_at END) AS due
         FROM lead GROUP BY state`,
      );
      const [last] = await query(
        `SELECT state, delivered_to AS "deliveredTo" FROM lead
         WHERE delivered_to <> '[]' OR attempts >= ${permanentAfterAttempts} ORDER BY sequence DESC LIMIT 1`,
      );
      const rowOf = (state: LeadState) => rows.find(({ name }) => name === state);
      const totals = leadStates.map((state) => [state, Number(rowOf(state)?.total ?? 0)]);
      const waits = [rowOf('pending'), rowOf('sending')].map((row) => (row ? Number(row.now) - Number(row.due) : 0));
      return {
        ...(Object.fromEntries(totals) as Record<LeadState, number>),
        dueForMs: Math.max(0, ...waits),
        newestAt: rows.length === 0 ? undefined : Math.max(...rows.map(({ newest }) => Number(newest))),
        isMailRefused: last?.deliveredTo === '[]' && last.state !== 'done',
      };
    },

    list(): Promise<Lead[]> {
      return leads(`SELECT ${columns} FROM lead ORDER BY sequence`);
    },

    /** Finds a lead by its id or its number. */
    async find(target: string): Promise<Lead | undefined> {
      const [lead] = await leads(`SELECT ${columns} FROM lead WHERE id = $1 OR CAST(sequence AS TEXT) = $1`, [target]);
      return lead;
    },

    resend(which: { id: string } | { state: 'pending' | 'parked' }): Promise<number> {
      if ('id' in which) return changes(`${requeue()} WHERE id = $1 AND state <> 'sending'`, [which.id]);
      return changes(`${requeue()} WHERE state = $1`, [which.state]);
    },

    closeLead(id: string): Promise<number> {
      return changes(`UPDATE lead SET state = 'done' WHERE id = $1 AND state = 'parked'`, [id]);
    },

    delete(id: string): Promise<number> {
      return changes('DELETE FROM lead WHERE id = $1', [id]);
    },

    /** Also deletes leads that were never delivered, because the privacy policy makes no exception. */
    deleteOlderThan(ageMs: number): Promise<number> {
      return changes(`DELETE FROM lead WHERE received_at < ${now()} - ${ageMs}`);
    },

    ...others,
  };
}

function leadOfRow({ params, flags, deliveredTo, ...others }: Row): Lead {
  const known = Object.entries(others).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(known),
    params: JSON.parse(String(params)),
    flags: JSON.parse(String(flags)),
    deliveredTo: JSON.parse(String(deliveredTo)),
  } as Lead;
}
