import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { httpRequest } from './http-request.ts';
import { noLimit } from './relay.ts';
import { makeSmallSite } from './small-site.ts';

const fixture = fileURLToPath(new URL('./server-process.ts', import.meta.url));
export const mainFile = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

export type SpawnOptions = {
  environment: Record<string, string>;
  overrides?: Record<string, unknown>;
  /** The program and its arguments before the script, for tests that run the server inside another program. */
  command?: string[];
  script?: string;
};

export type SpawnedServer = {
  url: string;
  pid: number;
  lines: string[];
  /** Closes the pipes from which the server's output is read. */
  stopReading(): void;
  kill(signal?: NodeJS.Signals): Promise<number | null>;
  exited: Promise<number | null>;
};

let site: Promise<string> | undefined;

/** Starts a server process. Rejects with its output if it ends before it listens. */
export async function spawnServer(options: SpawnOptions): Promise<SpawnedServer> {
  const { environment, overrides = {}, command = [process.execPath], script = fixture } = options;
  site ??= makeSmallSite();
  const [program = '', ...args] = [...command, script];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SITE_DIR: await site,
      TEST_OVERRIDES: JSON.stringify({ floodLimit: noLimit, pollMs: 200, pauseMs: 200, ...overrides }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    return exited;
  };
  onTestFinished(async () => {
    await kill();
  });
  const lines: string[] = [];
  const url = await address(child, lines);
  // The response waits until the server has tried to open the store.
  await httpRequest(`${url}/readyz`);
  const stopReading = () => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  return { url, pid: child.pid ?? 0, lines, stopReading, kill, exited };
}

function address(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let rest = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        lines.push(...parts);
        const found = parts.map((line) => /^The site is at (\S+)$/.exec(line)?.[1]).find(Boolean);
        if (found) resolve(found);
      });
    // At the event `exit`, some output may still be in the pipe, so this waits for `close`.
    child.on('close', (code) => reject(new Error(`exit ${code}: ${[...lines, rest].join('\n')}`)));
    child.on('error', reject);
  });
}
