import { randomUUID } from 'node:crypto';
import type { Database, Query, Row } from './database.ts';
import { type Lead, type LeadState, leadStates, type NewLead, type Outcome } from './lead.ts';
import { phoneKey } from './plain-text.ts';

const minute = 60_000;
/** In ms. A lead that is sent again within this time is counted and not mailed again. */
export const dedupeMs = 10 * minute;

export type AddedLead = { id: string; isDuplicate: boolean };
/** The order in which waiting leads are mailed: those of a network that sends many come after the others. */
export type Priority = 'first' | 'after-others';
/** How many held leads are stored at most, and how many bytes they may have together. */
export type HeldLimits = { leads: number; bytes: number };
/** How many leads are in each state. `oldestAt` is the arrival of the oldest lead that no mail has reported yet. */
export type StoreStatus = Record<LeadState, number> & { oldestAt: number | undefined };
export type LeadFilter = { state?: LeadState | undefined; afterSequence?: number; limit?: number };
export type LeadStore = ReturnType<typeof leadStore>;

/**
 * When held leads are due for a summary: `firstAfterMs` after the oldest unlisted one, so that the summary lists several,
 * and not before `everyMs` after the last summary.
 */
export type SummaryPace = { firstAfterMs: number; everyMs: number };

const columns =
  'sequence, id, received_at, form, params, flags, spam, page, campaign, duplicates, state, attempts, due_at, last_error, sent_at, reply';

/** Every operation on leads, in the SQL that SQLite and PostgreSQL share. Arguments and results can cross threads. */
export function leadStore(database: Database) {
  const { query, transaction, now, skipLocked } = database;

  async function leads(sql: string, values?: Parameters<Query>[1]): Promise<Lead[]> {
    const rows = await query(sql, values);
    return rows.map(leadOfRow);
  }

  /** Runs a statement that changes rows, and returns how many it changed. */
  async function changes(sql: string, values?: Parameters<Query>[1]): Promise<number> {
    const rows = await query(`${sql} RETURNING sequence`, values);
    return rows.length;
  }

  /** If the same lead was sent a few minutes ago, counts it once more and returns its id. */
  async function countDuplicate(run: Query, { dedupeKey }: NewLead): Promise<string | undefined> {
    const [duplicate] = await run(
      `UPDATE lead SET duplicates = duplicates + 1
       WHERE sequence = (
         SELECT max(sequence) FROM lead
         WHERE dedupe_key = $1 AND received_at BETWEEN ${now()} - ${dedupeMs} AND ${now()} + ${dedupeMs}
       )
       RETURNING id`,
      [dedupeKey],
    );
    return duplicate && String(duplicate.id);
  }

  async function insert(run: Query, lead: NewLead, state: LeadState, dueAt: string): Promise<string> {
    const id = randomUUID();
    await run(
      `INSERT INTO lead (id, received_at, form, params, flags, spam, page, campaign, dedupe_key, email_key, state, due_at)
       VALUES ($1, ${now()}, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${dueAt})`,
      [
        id,
        lead.form,
        JSON.stringify(lead.params),
        JSON.stringify(lead.flags),
        lead.spam ?? null,
        lead.page,
        lead.campaign,
        lead.dedupeKey,
        lead.emailKey,
        state,
      ],
    );
    return id;
  }

  function list({ state, afterSequence = 0, limit = 1000 }: LeadFilter): Promise<Lead[]> {
    return leads(
      `SELECT ${columns} FROM lead WHERE sequence > $1 AND (CAST($2 AS TEXT) IS NULL OR state = $2)
       ORDER BY sequence LIMIT $3`,
      [afterSequence, state ?? null, limit],
    );
  }

  function deleteOne(id: string): Promise<number> {
    return changes('DELETE FROM lead WHERE id = $1', [id]);
  }

  // Lists all three states, because the condition of the index `lead_due` does; without that it would not be used.
  const isDue = () => `state IN ('pending', 'sending', 'held') AND state <> 'held' AND due_at <= ${now()}`;
  /** Finds no lead whose lease has ended meanwhile, because another worker may have it. */
  const isOurs = `id = $1 AND owner = $2 AND state = 'sending'`;
  const isUnlisted = `state = 'held' AND sent_at IS NULL`;
  const requeue = `UPDATE lead SET state = 'pending', owner = NULL, attempts = 0, due_at = 0, sent_at = NULL`;

  return {
    /** Resolves when the lead is on the disk; rejects when that is not certain. */
    add(lead: NewLead, priority: Priority = 'first'): Promise<AddedLead> {
      return transaction([lead.dedupeKey], async (run) => {
        const duplicate = await countDuplicate(run, lead);
        if (duplicate) return { id: duplicate, isDuplicate: true };
        const id = await insert(run, lead, 'pending', priority === 'first' ? '0' : now());
        return { id, isDuplicate: false };
      });
    },

    /** Stores one lead of a flood in the same way, or nothing when there is no room for it. */
    addHeld(lead: NewLead, limits: HeldLimits): Promise<AddedLead | undefined> {
      return transaction([lead.dedupeKey, 'held'], async (run) => {
        const duplicate = await countDuplicate(run, lead);
        if (duplicate) return { id: duplicate, isDuplicate: true };
        const [held] = await run(
          `SELECT count(*) AS leads, coalesce(sum(octet_length(params)), 0) AS bytes FROM lead WHERE state = 'held'`,
        );
        const bytes = Number(held?.bytes) + Buffer.byteLength(JSON.stringify(lead.params));
        if (Number(held?.leads) >= limits.leads || bytes > limits.bytes) return undefined;
        const id = await insert(run, lead, 'held', '0');
        return { id, isDuplicate: false };
      });
    },

    /** Leases leads that are due to this worker; a lease that ends makes its lead due again. */
    async claim(owner: string, limit: number, leaseMs: number): Promise<Lead[]> {
      const claimed = await leads(
        `UPDATE lead SET state = 'sending', owner = $1, due_at = ${now()} + ${leaseMs}
         WHERE sequence IN (SELECT sequence FROM lead WHERE ${isDue()} ORDER BY due_at, sequence LIMIT $2 ${skipLocked})
         RETURNING ${columns}`,
        [owner, limit],
      );
      return claimed.sort(bySequence);
    },

    async renew(id: string, owner: string, leaseMs: number): Promise<boolean> {
      const renewed = await changes(`UPDATE lead SET due_at = ${now()} + ${leaseMs} WHERE ${isOurs}`, [id, owner]);
      return renewed === 1;
    },

    async finish(id: string, owner: string, outcome: Outcome): Promise<boolean> {
      const { state, countsAsAttempt, error = null, reply = null, afterMs = 0 } = outcome;
      const finished = await changes(
        `UPDATE lead SET
           owner = NULL,
           state = $3,
           last_error = $4,
           reply = $5,
           attempts = attempts + ${countsAsAttempt ? 1 : 0},
           due_at = ${now()} + ${afterMs},
           sent_at = ${state === 'sent' ? now() : 'NULL'}
         WHERE ${isOurs}`,
        [id, owner, state, error, reply],
      );
      return finished === 1;
    },

    /**
     * Ends all leases. For the start of an SQLite server: it is the only one, so the process that had leased them has
     * ended.
     */
    async release(): Promise<void> {
      await changes(`UPDATE lead SET state = 'pending', owner = NULL, due_at = 0 WHERE state = 'sending'`);
      await changes(`UPDATE lead SET owner = NULL WHERE state = 'held' AND owner IS NOT NULL`);
    },

    /** Leases the held leads that the next summary lists, when one is due and nobody else writes it. */
    async claimHeld(owner: string, limit: number, leaseMs: number, pace: SummaryPace): Promise<Lead[]> {
      const claimed = await leads(
        `UPDATE lead SET owner = $1, due_at = ${now()} + ${leaseMs}
         WHERE sequence IN (
             SELECT sequence FROM lead WHERE ${isUnlisted} ORDER BY sequence LIMIT $2 ${skipLocked}
           )
           AND EXISTS (SELECT 1 FROM lead WHERE ${isUnlisted} AND received_at <= ${now()} - ${pace.firstAfterMs})
           AND NOT EXISTS (SELECT 1 FROM lead WHERE state = 'held' AND sent_at > ${now()} - ${pace.everyMs})
           AND NOT EXISTS (SELECT 1 FROM lead WHERE ${isUnlisted} AND owner IS NOT NULL AND due_at > ${now()})
         RETURNING ${columns}`,
        [owner, limit],
      );
      return claimed.sort(bySequence);
    },

    /** Ends the lease of held leads. `reply` is the mail server's answer to the summary; without it they stay due. */
    async finishHeld(owner: string, reply: string | undefined): Promise<void> {
      await changes(
        `UPDATE lead SET owner = NULL, sent_at = ${reply === undefined ? 'NULL' : now()}, reply = $2
         WHERE state = 'held' AND owner = $1`,
        [owner, reply ?? null],
      );
    },

    async status(): Promise<StoreStatus> {
      const rows = await query('SELECT state, count(*) AS total, min(received_at) AS oldest FROM lead GROUP BY state');
      const [unlisted] = await query(`SELECT min(received_at) AS oldest FROM lead WHERE ${isUnlisted}`);
      const rowOf = (state: LeadState) => rows.find((row) => row.state === state);
      const totals = leadStates.map((state) => [state, Number(rowOf(state)?.total ?? 0)]);
      const oldest = [rowOf('pending')?.oldest, rowOf('sending')?.oldest, unlisted?.oldest]
        .filter((time) => time !== undefined && time !== null)
        .map(Number)
        .sort((one, other) => one - other);
      return { ...(Object.fromEntries(totals) as Record<LeadState, number>), oldestAt: oldest[0] };
    },

    list,

    async find(id: string): Promise<Lead | undefined> {
      const [lead] = await leads(`SELECT ${columns} FROM lead WHERE id = $1`, [id]);
      return lead;
    },

    /** Puts one lead, or all of a state, back into the queue with a fresh schedule. */
    resend(which: { id: string } | { state: 'pending' | 'held' | 'parked' }): Promise<number> {
      if ('id' in which) return changes(`${requeue} WHERE id = $1 AND state <> 'sending'`, [which.id]);
      return changes(`${requeue} WHERE state = $1`, [which.state]);
    },

    delete: deleteOne,

    deleteByEmail(emailKey: string): Promise<number> {
      return changes(`DELETE FROM lead WHERE email_key = $1 AND email_key <> ''`, [emailKey]);
    },

    /** Deletes every lead with this phone number, however it was written. */
    async deleteByPhone(key: string): Promise<number> {
      let deleted = 0;
      let afterSequence = 0;
      while (true) {
        const page = await list({ afterSequence });
        for (const { id, params } of page) {
          if (key !== '' && phoneKey(params.phone) === key) deleted += await deleteOne(id);
        }
        const last = page.at(-1);
        if (!last) return deleted;
        afterSequence = last.sequence;
      }
    },

    deleteHeld(): Promise<number> {
      return changes(`DELETE FROM lead WHERE state = 'held'`);
    },

    deleteSpam(): Promise<number> {
      return changes('DELETE FROM lead WHERE spam IS NOT NULL');
    },

    /**
     * Deletes old leads, but only those that were mailed or listed in a summary. A lead that nobody has seen yet is kept.
     */
    deleteOlderThan(ageMs: number): Promise<number> {
      return changes(
        `DELETE FROM lead WHERE received_at < ${now()} - ${ageMs}
           AND (state = 'sent' OR (state = 'held' AND sent_at IS NOT NULL))`,
      );
    },

    erase: database.erase,
    backup: database.backup,
    close: database.close,
  };
}

function bySequence(one: Lead, other: Lead): number {
  return one.sequence - other.sequence;
}

function leadOfRow(row: Row): Lead {
  return {
    sequence: Number(row.sequence),
    id: String(row.id),
    receivedAt: Number(row.received_at),
    form: row.form as Lead['form'],
    params: JSON.parse(String(row.params)),
    flags: JSON.parse(String(row.flags)),
    spam: textOrNone(row.spam),
    page: String(row.page),
    campaign: String(row.campaign),
    duplicates: Number(row.duplicates),
    state: row.state as LeadState,
    attempts: Number(row.attempts),
    dueAt: Number(row.due_at),
    lastError: textOrNone(row.last_error),
    reply: textOrNone(row.reply),
    sentAt: row.sent_at === null ? undefined : Number(row.sent_at),
  };
}

function textOrNone(value: unknown): string | undefined {
  return value === null ? undefined : String(value);
}
