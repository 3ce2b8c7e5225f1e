import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

const compress = promisify(brotliCompress);
/** Other files, such as pictures, fonts and videos, are already compressed. */
const compressible = /\.(?:html|m?js|css|data|json|webmanifest|xml|txt|svg)$/;

export type Served = { origin: string; stop(): Promise<void> };

/**
 * Serves a built site on a free port like a public host: HTTP/2, Brotli, and everything except HTML cached for a year.
 */
export async function serveFolder(folder: string): Promise<Served> {
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string) => {
    const body = bodies.get(file) ?? read(join(folder, file));
    bodies.set(file, body);
    return body;
  };
  const server = createSecureServer(selfSignedCertificate(), async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'https://localhost').pathname));
    const file = extname(path) ? path : join(path, 'index.html');
    try {
      const body = await bodyOf(file);
      response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
      response.setHeader('Cache-Control', file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable');
      if (compressible.test(file)) response.setHeader('Content-Encoding', 'br');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  const connections = new Set<{ destroy(): void }>();
  server.on('session', (session) => connections.add(session));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
    },
  };
}

async function read(path: string): Promise<Buffer> {
  const body = await readFile(path);
  return compressible.test(path) ? compress(body) : body;
}

/** Any certificate works, because the browser runs with `--ignore-certificate-errors`. */
function selfSignedCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const type = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...type, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
