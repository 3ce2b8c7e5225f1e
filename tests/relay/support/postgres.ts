import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { installPackages } from '../../machine/install-packages.ts';

export type PostgresCluster = {
  url: string;
  start(): Promise<void>;
  /** Kills the main process, as in a crash. The other processes end when they notice it. */
  kill(): Promise<void>;
  /** Pauses (`SIGSTOP`) or resumes (`SIGCONT`) all processes, to simulate a database that hangs. */
  pause(name: 'SIGSTOP' | 'SIGCONT'): void;
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
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
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
  const settings = { stdio: 'ignore', env: { ...process.env, HOME: folder, LC_ALL: 'C' } } as const;
  const initialize = ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--no-instructions'];
  execFileSync(...asPlainUser(join(bin, 'initdb'), initialize), settings);
  const run = ['-D', data, '-p', String(port), '-k', folder];
  for (const option of ['max_connections=200', ...options]) run.push('-c', option);

  let running: ChildProcess | undefined;
  const url = `postgres://leads@127.0.0.1:${port}/postgres`;
  const cluster: PostgresCluster = {
    url,
    async start() {
      rmSync(join(data, 'postmaster.pid'), { force: true });
      running = spawn(...asPlainUser(join(bin, 'postgres'), run), settings);
      await untilItAnswers(url);
    },
    async kill() {
      const ended = running && once(running, 'exit');
      running?.kill('SIGKILL');
      await ended;
    },
    pause(name) {
      const main = running?.pid ?? 0;
      const others = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').map(Number);
      for (const id of [main, ...others]) process.kill(id, name);
    },
    async remove() {
      await cluster.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await cluster.start();
  return cluster;
}

export async function createDatabase(clusterUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(clusterUrl, `CREATE DATABASE ${name}`);
  return clusterUrl.replace(/\/postgres$/, `/${name}`);
}

/** Runs SQL over a new connection. */
export async function query(url: string, sql: string, values?: unknown[]) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client.query(sql, values).finally(() => client.end());
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (true) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      // Polls, because there is no event when the server is ready.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
