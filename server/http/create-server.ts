import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { ClientNetwork } from './client-network.ts';
import type { HeaderMap } from './security-headers.ts';

/**
 * Default limits; times are in milliseconds. `node` are options of Node's HTTP server. `silenceMs` closes a connection
 * without traffic. `perNetwork` limits the concurrent requests of one network, because the connections of a proxy carry the
 * requests of all visitors. It is far above the needs of a household, because offices and mobile carriers have many people
 * behind one address.
 */
export const usualConnectionLimits = {
  node: {
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 5000,
  },
  silenceMs: 60_000,
  connections: 2000,
  perNetwork: 300,
};
export type ConnectionLimits = typeof usualConnectionLimits;

type ServerOptions = {
  /** Also sent with the error responses that Node writes itself. */
  headers: HeaderMap;
  network: Pick<ClientNetwork, 'of'>;
  limits: ConnectionLimits;
  log: Log;
};

/** In bytes. Other applications on the same domain can set many kilobytes of cookies. */
const maxHeaderBytes = 32 * 1024;
const badRequest = { status: 400, text: 'Bad Request' };
const parserErrors: Record<string, { status: number; text: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: 'Request Timeout' },
};

/** Creates Node's HTTP server with limits against slow requests, large headers and many clients. */
export function createHttpServer(listener: RequestListener, options: ServerOptions): Server {
  const { limits, network, log } = options;
  const countRequest = requestCounter(limits.perNetwork);
  const headers = { ...options.headers, Connection: 'close' };

  const server = createServer(
    // The listener below rejects a request without a host, because Node's own response would not have the security
    // headers.
    { ...limits.node, maxHeaderSize: maxHeaderBytes, requireHostHeader: false },
    (request, response) => {
      const isWithoutHost = request.headers.host === undefined && request.httpVersion === '1.1';
      if (isWithoutHost) response.writeHead(400, headers).end();
      else if (!countRequest(network.of(request), response)) {
        log.info('refused', { status: 429, reason: 'too many requests in progress from one network' });
        response.writeHead(429, { ...headers, 'Retry-After': '20' }).end();
      } else listener(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('checkExpectation', (_, response) => response.writeHead(417, headers).end());
  server.on('drop', () => log.alarm('connections-refused', { reason: 'too many connections at once' }));

  const headerLines = Object.entries({ ...headers, 'Content-Length': '0' }).map((pair) => `${pair.join(': ')}\r\n`);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, text } = parserErrors[error.code ?? ''] ?? badRequest;
    log.info('refused', { status, reason: text });
    socket.end(`HTTP/1.1 ${status} ${text}\r\n${headerLines.join('')}\r\n`);
  });

  return server;
}

/**
 * Returns a function that counts a request of a network until its response closes. It returns false, without counting, if
 * the network has `limit` requests in progress.
 */
function requestCounter(limit: number) {
  const counts = new Map<string, number>();
  return (network: string, response: ServerResponse): boolean => {
    const count = counts.get(network) ?? 0;
    if (count >= limit) return false;
    counts.set(network, count + 1);
    response.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
    return true;
  };
}
