import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Gate = {
  origin: string;
  /** Scripts wait from now on, until the returned function is called. */
  holdScripts(): () => void;
  close(): Promise<void>;
};

/** Stands in front of a site and can let its scripts wait. Browsers keep nothing of what comes through: each visit is a first one. */
export async function startGate(site: string): Promise<Gate> {
  let scriptsMayCome = Promise.resolve();
  const server = createServer(async (asked, answer) => {
    if (asked.url?.endsWith('.js')) await scriptsMayCome;
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
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      scriptsMayCome = promise;
      return resolve;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
