import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type DelayingProxy = {
  origin: string;
  /** Delays all script files until the returned function is called. */
  delayScripts(): () => void;
  close(): Promise<void>;
};

/** Starts a proxy that can delay the scripts of the site. It disables caching, so that each visit is a first visit. */
export async function startDelayingProxy(site: string): Promise<DelayingProxy> {
  let scriptsReleased = Promise.resolve();
  const server = createServer(async (asked, answer) => {
    if (asked.url?.endsWith('.js')) await scriptsReleased;
    const { method, headers } = asked;
    const forwarded = request(site + asked.url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, { ...answered.headers, 'cache-control': 'no-store' });
      answered.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delayScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      scriptsReleased = promise;
      return resolve;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
