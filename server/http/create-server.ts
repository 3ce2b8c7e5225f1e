import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientNetwork, networkOf } from './client-network.ts';
import type { HeaderMap } from './security-headers.ts';

/**
 * `silenceMs` ends a connection on which nothing moves, like a reader that stopped. A network may open far more than a
 * household does: an office or a mobile carrier has many people behind one address.
 */
export const usualConnectionLimits = {
  node: { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1000, keepAliveTimeout: 5000 },
  ...{ silenceMs: 60_000, connections: 2000, connectionsPerNetwork: 300 },
};
export type ConnectionLimits = typeof usualConnectionLimits;

/** Cookies of other programs on the same domain can reach many kilobytes. */
const mostHeaderBytes = 32 * 1024;
const statusOfParserError: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Node's own server with limits for slow, endless and many clients, and with `headers` on its own answers, too. */
export function createHttpServer(
  listener: RequestListener,
  headers: HeaderMap,
  { isTrustedProxy }: Pick<ClientNetwork, 'isTrustedProxy'>,
  limits: ConnectionLimits,
): Server {
  const closing = { ...headers, Connection: 'close' };
  const server = createServer(
    // Node's own refusal of a request without a host would have none of our headers.
    { ...limits.node, maxHeaderSize: mostHeaderBytes, requireHostHeader: false },
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
  const open = new Map<Socket, string>();
  server.prependListener('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrustedProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.values().reduce((sum, other) => sum + Number(other === network), 0);
    if (count >= limits.connectionsPerNetwork) return void socket.destroy();
    open.set(socket, network);
    socket.once('close', () => open.delete(socket));
  });
  return server;
}
