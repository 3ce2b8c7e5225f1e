import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { httpRequest } from './http.ts';
import { testOverrides } from './relay.ts';
import { smallSite } from './small-site.ts';

export const withOverrides = [process.execPath, fileURLToPath(new URL('./server-process.ts', import.meta.url))];
export const withoutOverrides = [process.execPath, fileURLToPath(new URL('../../../server/main.ts', import.meta.url))];

/** Starts a server process. Rejects with its output if it ends before it listens. */
export async function spawnServer(environment: Record<string, string>, overrides = {}, command = withOverrides) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SITE_DIR: await smallSite(),
      TEST_OVERRIDES: JSON.stringify({ ...testOverrides, ...overrides }),
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
  const address = Promise.withResolvers<string>();
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      const [, found] = /^The site is at (\S+)$/.exec(line) ?? [];
      if (found) address.resolve(found);
    });
  // At the event `exit`, some output may still be in the pipe, so this waits for `close`.
  child.on('close', (code) => address.reject(new Error(`exit ${code}: ${lines.join('\n')}`)));
  const url = await address.promise;
  // The response waits until the server has tried to open the store.
  await httpRequest(`${url}/readyz`);
  return { url, child, lines, kill };
}
