import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Served = { origin: string; stop(): Promise<void> };

/** The site's own server on a free port, for one folder of built files. */
export async function serve(folder: string): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', SITE_DIR: folder, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { origin: await originOf(child), stop: () => stopped(child) };
}

async function originOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output to read its address from.');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0];
    if (origin) return origin.replace(/[.,]$/, '');
  }
  throw new Error('The server ended before it said where it is; see its messages above.');
}

async function stopped(child: ChildProcess) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
