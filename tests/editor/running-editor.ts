import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/free-port.ts';

/** Starts `npm run edit` in a copy of the project. */
export async function startEditor(folder: string, env: NodeJS.ProcessEnv = {}, options: readonly string[] = []) {
  const port = await freePort();
  const command = spawn(process.execPath, ['scripts/edit.js', '--port', `${port}`, ...options], {
    cwd: folder,
    // Removes the variables that the test runner sets.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(command.stdout)) if (line.startsWith('Open ')) break;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      command.kill();
      if (command.exitCode === null) await once(command, 'exit');
    },
  };
}
