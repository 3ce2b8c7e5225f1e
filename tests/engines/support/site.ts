import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.ts';
import { currentSite } from '../../../server/static-site/releases.ts';

export type Site = {
  origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The output of `npm run leads -- list`. */
  leads(): Promise<string>;
  remove(): Promise<void>;
};

/** Starts the server with the built site and a temporary store. */
export async function startSite(): Promise<Site> {
  currentSite();
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  let server: ChildProcess | undefined;

  const start = async () => {
    server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' });
    for (let tries = 0; tries < 300; tries += 1) {
      if (
        await fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The site does not answer at ${origin}`);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  return {
    origin,
    start,
    stop,
    leads: async () => {
      const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'leads', '--', 'list'], { env });
      return stdout;
    },
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
