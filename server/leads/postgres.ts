import { createHash } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { isThisMachine } from '../config.ts';
import { type Database, type Query, type Row, unavailable } from './database.ts';
import { schemaSteps, schemaVersion } from './schema.ts';

/** `skewMs` moves the clock for tests. */
export type PostgresOptions = { url: string; onTrouble: (error: unknown) => void; skewMs?: () => number };

const milliseconds = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
/** Any number; the same in every process, so that servers started together migrate one after the other. */
const migrationLock = 7_130_246;

/** The database that any number of servers share. Every time in it is its own. */
export async function openPostgres({ url, onTrouble, skewMs = () => 0 }: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    // `sslmode` in the address is the owner's word and overrides this.
    ssl: !isThisMachine(new URL(url).hostname),
    ...{ max: 8, connectionTimeoutMillis: 3000, application_name: 'leads' },
    ...{ statement_timeout: 5000, lock_timeout: 4000, idle_in_transaction_session_timeout: 10_000 },
    // A database can be set to answer before the disk does; here it never may.
    options: '-c synchronous_commit=on',
  });
  // A connection that breaks while nobody uses it: the next query opens another.
  pool.on('error', onTrouble);
  // One that breaks while it is used fails its query, too; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const onPool = async <Result>(run: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect().catch((error) => Promise.reject(unavailable(error)));
    try {
      const result = await run(client);
      client.release();
      return result;
    } catch (error) {
      // What stands in a connection after an error is not certain: it is not used again.
      client.release(true);
      throw error;
    }
  };
  try {
    await onPool(assertDurable);
    await onPool(migrate);
  } catch (error) {
    await pool.end();
    throw new Error(
      `Leads cannot be kept in the PostgreSQL of DATABASE_URL: ${error}. The server was not started, since it would lose ` +
        'them. A database on another machine has to offer TLS; ?sslmode=disable at the end of DATABASE_URL does without.',
      { cause: error },
    );
  }
  return {
    query: queryOf(pool),
    transaction: (key, run) =>
      onPool(async (client) => {
        const query = queryOf(client);
        // The lock needs a statement of its own: the next one then sees what its holder before us committed.
        const lock = createHash('sha256').update(key).digest().readBigInt64BE();
        await query(`BEGIN; SELECT pg_advisory_xact_lock(${lock})`);
        const result = await run(query);
        await query('COMMIT');
        return result;
      }),
    now: () => `(${milliseconds} + ${Math.trunc(skewMs())})`,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    backup: () =>
      Promise.reject(
        new Error('These leads are in PostgreSQL: copy them with its own tool, pg_dump "$DATABASE_URL" > leads.sql'),
      ),
    close: () => pool.end(),
  };
}

function queryOf(client: Pool | PoolClient): Query {
  return async (sql, values) => {
    try {
      return (await client.query<Row>(sql, values && [...values])).rows;
    } catch (error) {
      throw unavailable(error);
    }
  };
}

async function assertDurable(client: PoolClient): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
    if (rows[0]?.value !== 'on')
      throw new Error(`its setting ${setting} is '${rows[0]?.value}', so a power cut would lose leads. Switch it on`);
  }
}

async function migrate(client: PoolClient): Promise<void> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${migrationLock});
    CREATE TABLE IF NOT EXISTS lead_schema (version INTEGER NOT NULL)`);
  const { rows } = await client.query<{ version: number }>('SELECT version FROM lead_schema');
  await client.query(
    schemaSteps(rows[0]?.version ?? 0, {
      ...{ sequence: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY', time: 'BIGINT', now: milliseconds },
      tableOptions: '',
      keepNumbers: 'OVERRIDING SYSTEM VALUE',
      continueNumbers: `SELECT setval(pg_get_serial_sequence('lead', 'sequence'), (SELECT coalesce(max(sequence), 0) + 1 FROM lead), false);`,
    }),
  );
  await client.query(`DELETE FROM lead_schema; INSERT INTO lead_schema (version) VALUES (${schemaVersion}); COMMIT`);
}
