import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type ReceivedRequest = { method: string; type: string; body: string };

/** A web server that records its requests. `status` is the status of the following responses; 0 means no response. */
export async function httpListener() {
  const received: ReceivedRequest[] = [];
  const listener = { url: '', received, status: 200 };
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    received.push({ method, type: headers['content-type'] ?? '', body: await text(request) });
    if (listener.status > 0) response.writeHead(listener.status).end('ok');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  listener.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
  return listener;
}
