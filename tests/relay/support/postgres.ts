import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { installPackages } from '../../machine/install-packages.ts';

export type PostgresCluster = {
  /** The URL of the cluster's own database. Each call of `createDatabase` creates another one and returns its URL. */
  url: string;
  createDatabase(): Promise<string>;
  /** Kills the main process without a shutdown, as in a crash. The other processes end when they notice it. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

const isRoot = process.getuid?.() === 0;

/** The folder with PostgreSQL's programs. Installs them if possible; undefined if they are not available. */
export function findPostgres(): string | undefined {
  const install = () => installPackages(['postgresql'], 'the tests of the second store');
  return installedPostgres() ?? (install() ? installedPostgres() : undefined);
}

function installedPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(root, version, 'bin'))];
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root. If the tests run as root, its programs run as the user 65534 (`nobody`). */
function asPlainUser(command: string, args: string[]): [string, string[]] {
  if (!isRoot) return [command, args];
  return ['setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', command, ...args]];
}

/** Starts a PostgreSQL cluster. `options` are server settings, like `ssl=on`. */
export async function startCluster(bin: string, options: string[] = []): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, 65534, 65534);
  const data = join(folder, 'data');
  const port = await freePort();
  const environment = { ...process.env, HOME: folder, LC_ALL: 'C' };
  execFileSync(
    ...asPlainUser(join(bin, 'initdb'), ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--no-instructions']),
    {
      stdio: 'ignore',
      env: environment,
    },
  );

  const url = `postgres://leads@127.0.0.1:${port}/postgres`;
  let process_: ReturnType<typeof spawn> | undefined;
  let lastDatabase = 0;

  const cluster: PostgresCluster = {
    url,
    async start() {
      const [command, args] = asPlainUser(join(bin, 'postgres'), [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        ...['max_connections=200', ...options].flatMap((option) => ['-c', option]),
      ]);
      process_ = spawn(command, args, { stdio: 'ignore', env: environment });
      await untilItAnswers(url);
    },
    async createDatabase() {
      lastDatabase += 1;
      const name = `test_${process.pid}_${lastDatabase}_${Date.now()}`;
      await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
      return url.replace(/\/postgres$/, `/${name}`);
    },
    async kill() {
      if (!process_ || process_.exitCode !== null || process_.signalCode !== null) return;
      const ended = once(process_, 'exit');
      process_.kill('SIGKILL');
      await ended;
      rmSync(join(data, 'postmaster.pid'), { force: true });
    },
    async remove() {
      await cluster.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

async function withClient<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (true) {
    try {
      await withClient(url, (client) => client.query('SELECT 1'));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      // Polls, because there is no event when the server is ready.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
