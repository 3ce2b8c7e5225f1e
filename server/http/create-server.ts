import { createServer, type RequestListener, type Server } from 'node:http';
import { capConnections } from './connection-cap/connection-cap.ts';
import { type ReadyAnswer, servePlainGets } from './plain-gets/serve-plain-gets.ts';
import type { HeaderMap } from './security-headers/security-headers.ts';

export type ConnectionLimits = {
  headersMs: number;
  requestMs: number;
  /** How often connections are looked at for the two limits above. */
  checkMs: number;
  keepAliveMs: number;
  /** A connection on which nothing moves in either direction: a reader that stopped reading. */
  silenceMs: number;
  connections: number;
  connectionsPerAddress: number;
};

export const usualConnectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  checkMs: 1000,
  keepAliveMs: 5000,
  silenceMs: 60_000,
  connections: 2000,
  // Far more than a household opens: an office or a mobile carrier has many people behind one address.
  connectionsPerAddress: 300,
};

const mostHeaderBytes = 8 * 1024;
const statusOfParserError: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export type HttpServerOptions = {
  listener: RequestListener;
  ready: ReadyAnswer;
  /** Also on the answers that Node writes by itself. */
  headers: HeaderMap;
  isTrustedProxy: (address: string) => boolean;
  limits: ConnectionLimits;
};

export type HttpServer = { server: Server; closeIdle(): void; closeAll(): void };

/** Node's own server with limits for slow, endless and many clients, and plain GETs answered before it. */
export function createHttpServer({ listener, ready, headers, isTrustedProxy, limits }: HttpServerOptions): HttpServer {
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

  const ownConnections = servePlainGets(server, ready, limits);
  capConnections(server, { most: limits.connectionsPerAddress, isTrustedProxy });
  return {
    server,
    closeIdle() {
      server.closeIdleConnections();
      // What is still to be written is written first.
      for (const socket of ownConnections) socket.destroySoon();
    },
    closeAll() {
      server.closeAllConnections();
      for (const socket of ownConnections) socket.destroy();
    },
  };
}
