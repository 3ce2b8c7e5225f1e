import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { Served } from './serve.ts';

const compress = promisify(brotliCompress);
/** Other files, like pictures and fonts, have formats that are compressed already. */
const compressible = /\.(?:html|m?js|css|data|json|webmanifest|xml|txt|svg)$/;

/**
 * Any built site on a free port: HTTP/1.1, Brotli at its strongest and lasting files, the same for all. A file is compressed
 * when it is first asked for, so a site wants one visit before it is measured.
 */
export async function serveFolder(folder: string): Promise<Served & { bytes(path: string): Promise<number> }> {
  const known = new Map<string, Promise<Buffer>>();
  const fileOf = (pathname: string) => {
    const path = normalize(decodeURIComponent(pathname));
    return extname(path) ? path : join(path, 'index.html');
  };
  const bodyOf = (file: string) => {
    const body = known.get(file) ?? read(join(folder, file));
    known.set(file, body);
    return body;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const file = fileOf(new URL(url, 'http://localhost').pathname);
    try {
      const body = await bodyOf(file);
      const encoding = compressible.test(file) ? { 'Content-Encoding': 'br' } : {};
      const caching = file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable';
      response
        .writeHead(200, {
          'Content-Type': getMimeType(file) ?? 'application/octet-stream',
          'Cache-Control': caching,
          ...encoding,
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    bytes: async (path) => (await bodyOf(fileOf(path))).length,
    stop: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

async function read(path: string): Promise<Buffer> {
  const body = await readFile(path);
  return compressible.test(path) ? compress(body) : body;
}
