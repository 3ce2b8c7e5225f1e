import { createServer, type RequestListener, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Log } from '../log.ts';
import type { ClientNetwork } from './client-network.ts';
import type { HeaderMap } from './security-headers.ts';

/**
 * Times are in milliseconds. `node` contains options of Node's HTTP server. A connection without traffic is closed
 * after `silenceMs`. `connections` is the limit of open connections. `perNetwork` limits the concurrent requests of one
 * network, not its connections, because the connections of a proxy carry the requests of all visitors. `perNetwork` is
 * high, because offices and mobile carriers have many people behind one address.
 */
export const usualConnectionLimits = {
  node: {
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 1000,
    // Longer than the 60 seconds for which proxies and load balancers keep a connection. If this server closed it
    // first, a POST that the proxy is just sending would get 502.
    keepAliveTimeout: 75_000,
  },
  silenceMs: 60_000,
  connections: 2000,
  perNetwork: 300,
};
export type ConnectionLimits = typeof usualConnectionLimits;

type ServerOptions = {
  /** Sent with every response, including errors that Node writes itself. */
  headers: HeaderMap;
  network: Pick<ClientNetwork, 'of'>;
  limits: ConnectionLimits;
  log: Log;
};

/** In bytes. Other applications on the same domain can set many kilobytes of cookies. */
const maxHeaderBytes = 32 * 1024;
const parserErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export function createHttpServer(listener: RequestListener, { headers, network, limits, log }: ServerOptions): Server {
  const countRequest = requestCounter(limits.perNetwork);
  const always = new Headers(headers);
  // Node also creates its own responses from this class, for example to a request without a `Host` header.
  class SecureResponse extends ServerResponse {
    constructor(...parts: ConstructorParameters<typeof ServerResponse>) {
      super(...parts);
      this.setHeaders(always);
    }
  }

  const nodeOptions = { ...limits.node, maxHeaderSize: maxHeaderBytes, ServerResponse: SecureResponse };
  const server = createServer(nodeOptions, (request, response) => {
    if (countRequest(network.of(request), response)) {
      listener(request, response);
      return;
    }
    log.info('refused', { status: 429, reason: 'too many requests in progress from one network' });
    response.writeHead(429, { Connection: 'close', 'Retry-After': '20' }).end();
  });
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('drop', () => log.alarm('connections-refused', { reason: 'too many connections at once' }));

  const errorHeaders = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const errorLines = errorHeaders.map((pair) => `${pair.join(': ')}\r\n`).join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = parserErrors[error.code ?? ''] ?? 400;
    const reason = STATUS_CODES[status];
    log.info('refused', { status, reason });
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${errorLines}\r\n`);
  });

  return server;
}

/** Counts a request until its response closes, or returns false if the network has `limit` requests in progress. */
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
