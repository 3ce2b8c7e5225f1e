import { createServer, type RequestListener, type Server } from 'node:http';
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
};

const usualConnectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  checkMs: 1000,
  keepAliveMs: 5000,
  silenceMs: 60_000,
  connections: 2000,
};

const mostHeaderBytes = 8 * 1024;
const statusOfParserError: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Node's own server with limits for slow and endless clients, and our headers on the answers it writes by itself. */
export function createHttpServer(
  listener: RequestListener,
  headers: HeaderMap,
  limits = usualConnectionLimits,
): Server {
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
  return server;
}
