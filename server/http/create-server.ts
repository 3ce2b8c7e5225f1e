import { createServer, type RequestListener, type Server } from 'node:http';
import { type ClientNetwork, networkOf } from './client-network.ts';
import type { HeaderMap } from './security-headers.ts';

/**
 * `checkMs` is how often connections are looked at for the two limits before it; `silenceMs` ends one on which nothing
 * moves, like a reader that stopped. A network may open far more than a household does: an office or a mobile carrier has
 * many people behind one address.
 */
export const usualConnectionLimits = {
  ...{ headersMs: 10_000, requestMs: 20_000, checkMs: 1000, keepAliveMs: 5000, silenceMs: 60_000 },
  ...{ connections: 2000, connectionsPerNetwork: 300 },
};
export type ConnectionLimits = typeof usualConnectionLimits;

/** Cookies of other programs on the same domain can reach many kilobytes. */
const mostHeaderBytes = 32 * 1024;
const statusOfParserError: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export type HttpServerOptions = {
  listener: RequestListener;
  /** Also on the answers that Node writes by itself. */
  headers: HeaderMap;
  isTrustedProxy: ClientNetwork['isTrustedProxy'];
  limits: ConnectionLimits;
};

/** Node's own server with limits for slow, endless and many clients. */
export function createHttpServer({ listener, headers, isTrustedProxy, limits }: HttpServerOptions): Server {
  const closing = { ...headers, Connection: 'close' };
  const server = createServer(
    {
      ...{ maxHeaderSize: mostHeaderBytes, keepAliveTimeout: limits.keepAliveMs },
      ...{ headersTimeout: limits.headersMs, requestTimeout: limits.requestMs },
      connectionsCheckingInterval: limits.checkMs,
      // Node's own refusal would have none of our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const isWithoutHost = request.headers.host === undefined && request.httpVersion === '1.1';
      if (isWithoutHost) response.writeHead(400, closing).end();
      else listener(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('checkExpectation', (_, response) => response.writeHead(417, closing).end());
  const headerLines = Object.entries({ ...closing, 'Content-Length': '0' }).map((pair) => `${pair.join(': ')}\r\n`);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOfParserError[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${headerLines.join('')}\r\n`);
  });
  // One network cannot take all connections there are. A proxy brings those of everybody, so its own are not counted.
  const open = new Map<string, number>();
  server.prependListener('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrustedProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.connectionsPerNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  return server;
}
