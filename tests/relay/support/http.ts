import { once } from 'node:events';
import { createServer, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Sends a request with any headers, including those that `fetch` forbids. Does not follow redirects. */
export function httpRequest(url: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  return new Promise<Response>((resolve, reject) => {
    const call = request(url, { agent: false, ...options }, async (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      const bytes = await buffer(incoming).catch(reject);
      resolve(new Response(bytes?.length ? bytes : null, { status, headers: headers as Record<string, string> }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

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
