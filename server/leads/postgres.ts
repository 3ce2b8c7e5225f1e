import { hash } from 'node:crypto';
import { Pool, type PoolClient, types } from 'pg';
import { isThisMachine } from '../config.ts';
import { reasonOf } from '../log.ts';
import type { Database, Query, Row } from './database.ts';
import { migrationsAfter, schemaVersion } from './schema.ts';

const milliseconds = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const lockTimeoutMs = 4000;
/**
 * Settings of one transaction, because a connection pooler gives the connection to others afterwards. Some databases
 * are configured to confirm a commit before it is on the disk; `synchronous_commit` overrides that.
 */
const begin = `BEGIN; SET LOCAL statement_timeout = 5000; SET LOCAL lock_timeout = ${lockTimeoutMs};
  SET LOCAL idle_in_transaction_session_timeout = 10000; SET LOCAL synchronous_commit = on`;
/** Shorter than `lockTimeoutMs`, because a new lead waits while deleted leads are erased. */
const eraseTimeoutMs = 3000;
/** Ends a query whose connection no longer responds, for example because a firewall dropped it. */
const answerTimeoutMs = 6000;

/** The times of leads come from the clock of the database, because the clocks of the servers may differ. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    // `sslmode` in the connection string overrides this setting.
    ssl: !isThisMachine(databaseHost(url)),
    max: 8,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A timeout of the client. PgBouncer rejects connections with startup parameters such as `statement_timeout`.
    query_timeout: answerTimeoutMs,
  });
  // Without these listeners, a connection that breaks would end the process. Its query rejects, and the next query
  // opens a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // By default, pg returns BIGINT as text. The stored values are small enough to be exact JavaScript numbers.
  pool.on('connect', (client) => client.setTypeParser(types.builtins.INT8, Number));
  const query = queryOf(pool);
  const transaction: Database['transaction'] = async (key, run) => {
    const client = await pool.connect();
    const queryInside = queryOf(client);
    try {
      await queryInside(begin);
      // A separate statement, so that the next one sees the rows that the previous holder of the lock has committed.
      await queryInside(`SELECT pg_advisory_xact_lock(${hash('sha256', key, 'buffer').readBigInt64BE()})`);
      const result = await run(queryInside);
      await queryInside('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // The connection may still be inside the transaction, so it is closed instead of reused.
      client.release(true);
      throw error;
    }
  };
  try {
    // The lock makes servers that start at the same time update the schema one after the other.
    await transaction('schema', async (run) => {
      await assertDurable(run);
      await migrate(run);
    });
  } catch (error) {
    await pool.end();
    const isAboutTls = /\b(?:SSL|TLS|certificate)\b/i.test(reasonOf(error));
    const advice = isAboutTls
      ? ' A database on another machine has to offer TLS; ?sslmode=disable at the end of DATABASE_URL allows a connection ' +
        'without TLS.'
      : '';
    throw new Error(`The PostgreSQL of DATABASE_URL cannot be used for leads.${advice}`, { cause: error });
  }
  return {
    query,
    transaction,
    now: () => milliseconds,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async probe() {
      await query('UPDATE lead_schema SET version = version');
    },
    // PostgreSQL can keep deleted rows on the disk until the table is rewritten, which locks the table.
    async erase() {
      const client = await pool.connect();
      try {
        await client.query(`SET statement_timeout = ${eraseTimeoutMs}`);
        await client.query('VACUUM (FULL) lead');
      } finally {
        // Closes the connection, because the pool would otherwise reuse it with the shorter timeout.
        client.release(true);
      }
    },
    // A restore adds rows and replaces none.
    async deleteRestoreCopies() {},
    close: () => pool.end(),
  };
}

/**
 * The host to which pg connects for this URL: `?host=` takes precedence over the host of the URL, and `PGHOST` is used
 * if both are missing.
 */
export function databaseHost(url: string): string {
  const { hostname, searchParams } = new URL(url);
  return searchParams.get('host') || decodeURIComponent(hostname) || process.env.PGHOST || '';
}

function queryOf(client: Pool | PoolClient): Query {
  return async (sql, values) => (await client.query<Row>(sql, values && [...values])).rows;
}

async function assertDurable(query: Query): Promise<void> {
  const wrong = await query(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting <> 'on'`,
  );
  for (const { name, setting } of wrong)
    throw new Error(`its setting ${name} is '${setting}', so a power cut would lose leads. Switch it on`);
}

async function migrate(query: Query): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS lead_schema (version INTEGER NOT NULL)');
  const [found] = await query('SELECT version FROM lead_schema');
  const steps = migrationsAfter(Number(found?.version ?? 0), {
    sequence: 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY',
    time: 'BIGINT',
    tableOptions: '',
  });
  if (steps === '') return;
  await query(`${steps} DELETE FROM lead_schema; INSERT INTO lead_schema (version) VALUES (${schemaVersion})`);
}
