import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Leads per second, the 99th percentile of their answers in milliseconds, and how many failed. */
export type Measured = { perSecond: number; p99: number; failed: number };
export type RunningServer = { url: string; child: ChildProcess; stop(): Promise<void> };

const file = (name: string) => join(import.meta.dirname, name);

/** Starts a server process without flood limits. */
export async function start(environment: Record<string, string>): Promise<RunningServer> {
  const floodLimit = 1e9;
  const child = spawn(
    process.execPath,
    ['--optimize-for-size', '--max-semi-space-size=4', file('../../tests/relay/support/server-process.ts')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        NODE_COMPILE_CACHE: file('../../node_modules/.cache/node'),
        TEST_OVERRIDES: JSON.stringify({ floodLimit }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('The server did not start. The lines above say why.')));
    createInterface(child.stdout).on('line', (line) => {
      const found = /^The site is at (\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, child, stop };
}

export async function load(url: string, clients: number, seconds: number): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [file('load.ts'), url, `${clients}`, `${seconds}`]);
  return JSON.parse(stdout);
}

/**
 * Measures requests per second with a browser's `Accept-Encoding`. wrk is faster than the server, so it is not the
 * limit. Throws if wrk is not installed.
 */
export function wrk(url: string, seconds: number): number {
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, deflate, br, zstd', url];
  const { stdout, error } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (error) throw new Error('The bench needs wrk (Debian: apt-get install wrk).');
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
