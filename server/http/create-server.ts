import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientNetwork, networkOf } from './client-network.ts';
import type { HeaderMap } from './security-headers.ts';

export type ConnectionLimits = {
  headersMs: number;
  requestMs: number;
  /** How often connections are looked at for the two limits above. */
  checkMs: number;
  keepAliveMs: number;
  /** A connection on which nothing moves in either direction: a reader that stopped reading. */
  silenceMs: number;
  connections: number;
  connectionsPerNetwork: number;
};

export const usualConnectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  checkMs: 1000,
  keepAliveMs: 5000,
  silenceMs: 60_000,
  connections: 2000,
  // Far more than a household opens: an office or a mobile carrier has many people behind one address.
  connectionsPerNetwork: 300,
};

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
  const server = createServer(
    {
      maxHeaderSize: mostHeaderBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
      // Node's own refusal would have none of our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const isWithoutHost = request.headers.host === undefined && request.httpVersion === '1.1';
      if (isWithoutHost) response.writeHead(400, { ...headers, Connection: 'close' }).end();
      else listener(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('checkExpectation', (_, response) => response.writeHead(417, { ...headers, Connection: 'close' }).end());

  const headerLines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const rawHeaders = headerLines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOfParserError[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${rawHeaders}\r\n`);
  });
  capConnections(server, limits.connectionsPerNetwork, isTrustedProxy);
  return server;
}

/** One network cannot take all connections there are. A proxy brings those of everybody, so its own are not counted. */
function capConnections(server: Server, most: number, isTrustedProxy: ClientNetwork['isTrustedProxy']): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrustedProxy(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
