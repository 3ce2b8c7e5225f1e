import { Pool, type PoolClient } from 'pg';
import { migrate } from './migrations.ts';

export type PoolOptions = { url: string; onTrouble?: (error: unknown) => void };

const poolSize = 8;

/** Connects, checks that a commit means 'on the disk', and migrates. */
export async function openPool({ url, onTrouble }: PoolOptions): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    lock_timeout: 4000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'leads',
    // A database can be set to answer before the disk does; here it never may.
    options: '-c synchronous_commit=on',
  });
  // A connection that breaks while nobody uses it: the next query opens another.
  pool.on('error', (error) => onTrouble?.(error));
  // One that breaks while it is used fails its query, too; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    try {
      await assertDurable(client);
      await migrate(client);
    } finally {
      client.release();
    }
    return pool;
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Leads cannot be kept in the PostgreSQL of DATABASE_URL: ${reason}. The server was not started, since it would lose them.`,
      { cause: error },
    );
  }
}

async function assertDurable(client: PoolClient): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
    if (rows[0]?.value !== 'on')
      throw new Error(`its setting ${setting} is '${rows[0]?.value}', so a power cut would lose leads. Switch it on`);
  }
}
