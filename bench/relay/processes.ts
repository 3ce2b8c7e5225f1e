import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export type Measured = { perSecond: number; p50: number; p99: number; failures: Record<string, number> };
export type Program = { url: string; child: ChildProcess; stop(): Promise<void> };

/** On the disk of the project, since a temporary folder can be memory. */
export const freshFolder = () => mkdtempSync(join(import.meta.dirname, '../../data-bench-'));

const file = (name: string) => join(import.meta.dirname, name);

export async function start(script: string, environment: Record<string, string>): Promise<Program> {
  const noLimits = { soft: 1e9, hard: 1e9, total: 1e9, windowMs: 600_000, capacity: 1000 };
  const TEST_OVERRIDES = JSON.stringify({ rateLimits: noLimits });
  const child = spawn(process.execPath, [file(script)], {
    env: { PATH: process.env.PATH, PORT: '0', TEST_OVERRIDES, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`${script} did not start.`)));
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

export async function load(...args: (string | number)[]): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [file('load.ts'), ...args.map(String)]);
  return JSON.parse(stdout);
}

/** Keeps these programs, with all their threads, on one core; says whether that was possible. */
export function pin(core: number, pids: readonly (number | undefined)[]): boolean {
  if (availableParallelism() < 2) return false;
  return pids.every((pid) => spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]).status === 0);
}

/** Requests per second, by a client that is faster than both servers, on a core of its own when they have theirs. */
export function wrk(url: string, seconds: number, isPinned: boolean): number {
  const args = ['wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const [program = '', ...rest] = isPinned ? ['taskset', '-c', '1', ...args] : args;
  const { stdout } = spawnSync(program, rest, { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}
