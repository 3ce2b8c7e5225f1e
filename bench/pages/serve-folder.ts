import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

/** The files that the server compresses. Others, such as pictures, fonts and videos, are already compressed. */
const compressible = /\.(?:html|m?js|css|data|json|webmanifest|xml|txt|svg)$/;

/** The arguments of a command that prints a new key and certificate. Any works: the browser ignores certificate errors. */
const selfSigned = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -keyout - -out -'.split(' ');

/**
 * Serves a built site on a free port like a public host: HTTP/2, Brotli, and everything except HTML cached for a year.
 * Returns the origin.
 */
export async function serveFolder(folder: string): Promise<string> {
  const bodies = new Map<string, Buffer>();
  const pem = execFileSync('openssl', selfSigned, { stdio: ['ignore', 'pipe', 'ignore'] });
  const server = createSecureServer({ key: pem, cert: pem }, ({ url }, response) => {
    const path = decodeURIComponent(new URL(url, 'https://localhost').pathname);
    const file = join(folder, extname(path) ? path : `${path}/index.html`);
    try {
      const body = bodies.get(file) ?? read(file);
      bodies.set(file, body);
      response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
      response.setHeader('Cache-Control', file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable');
      if (compressible.test(file)) response.setHeader('Content-Encoding', 'br');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  // Without this, the open server would keep the process running after the last visit.
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function read(file: string): Buffer {
  const body = readFileSync(file);
  return compressible.test(file) ? brotliCompressSync(body) : body;
}
