import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/free-port.ts';
import { eventually } from './browsers.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts the server with the built site and a temporary store, behind a proxy that can delay scripts. */
export async function startSite() {
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: await mkdtemp(join(tmpdir(), 'engines-')) };
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' });
    await eventually(() => fetch(`http://127.0.0.1:${port}/readyz`));
  };
  const stop = async () => {
    server?.kill('SIGKILL');
    if (server?.exitCode === null) await once(server, 'exit');
  };
  await start();

  let scriptsAreThere = Promise.resolve(true);
  const proxy = createServer(async (asked, answer) => {
    if (asked.url?.endsWith('.js') && !(await scriptsAreThere)) return answer.destroy();
    const { method, headers, url } = asked;
    const forwarded = request({ port, path: url, method, headers }, (answered) => {
      // The proxy turns off caching, so that each visit is a first visit.
      answer.writeHead(answered.statusCode ?? 502, { ...answered.headers, 'cache-control': 'no-store' });
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    return asked.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    start,
    stop,
    /** Delays all scripts until the returned function is called: with `true` they load, with `false` they fail. */
    delayScripts: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      scriptsAreThere = promise;
      return resolve;
    },
    /** Returns the output of `npm run leads -- list`. */
    leads: async () => (await promisify(execFile)('npm', ['run', '--silent', 'leads', '--', 'list'], { env })).stdout,
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await stop();
    },
  };
}
