import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { httpRequest } from './support/http-request.ts';
import { startRelay } from './support/relay.ts';
import { makeSmallSite } from './support/small-site.ts';
import { spawnServer } from './support/spawn-server.ts';

const video = '/videos/hvac.mp4';

test('RS1 sends the content of each file in every encoding, and 304 when the ETag matches', async () => {
  const site = await makeSmallSite();
  const relay = await startRelay({ environment: { SITE_DIR: site } });
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes };
  const accepted = { 'gzip, deflate, br, zstd': 'br', 'gzip, deflate': 'gzip', identity: 'identity' } as const;
  const files = { '/': 'index.html', '/contact': 'contact/index.html', '/robots.txt': 'robots.txt' };
  for (const [address, file] of Object.entries({ ...files, '/assets/app-BHk3_x9d.js': 'assets/app-BHk3_x9d.js' })) {
    const tags = new Set<string>();
    for (const [accept, encoding] of Object.entries(accepted)) {
      const headers = { 'Accept-Encoding': accept };
      const response = await httpRequest(relay.url + address, { headers });
      expect([address, response.headers.get('content-encoding') ?? 'identity']).toEqual([address, encoding]);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      const body = await response.bytes();
      expect(Buffer.from(decoders[encoding](body)).equals(await readFile(join(site, file)))).toBe(true);

      const etag = response.headers.get('etag') ?? '';
      tags.add(etag);
      const head = await httpRequest(relay.url + address, { method: 'HEAD', headers });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(body.length)]);
      const known = await httpRequest(relay.url + address, { headers: { ...headers, 'If-None-Match': etag } });
      expect(known.status).toBe(304);
    }
    // Each encoding needs its own ETag, so that a cache does not confuse them.
    expect(tags.size).toBe(3);
  }
});

test.each([
  ['/assets/app-BHk3_x9d.js', 'public, max-age=31536000, immutable'],
  ['/images/hero.1a2b3c4d-800.webp', 'public, max-age=31536000, immutable'],
  [video, 'public, max-age=3600'],
  ['/contact', 'max-age=0, must-revalidate'],
  ['/robots.txt', 'max-age=0, must-revalidate'],
  ['/nope', 'no-store'],
])('RS1 %s is cached with %j', async (path, caching) => {
  const relay = await startRelay();
  expect((await httpRequest(relay.url + path)).headers.get('cache-control')).toBe(caching);
});

describe('videos', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/300000', 10],
    ['bytes=299990-', 206, 'bytes 299990-299999/300000', 10],
    ['bytes=0-999999', 206, 'bytes 0-299999/300000', 300_000],
    ['bytes=300000-', 416, 'bytes */300000', 0],
    // A server may respond to any range with the whole file.
    ['bytes=-5', 200, null, 300_000],
    ['bytes=5-2', 200, null, 300_000],
    ['bytes=0-99999999999999999999', 200, null, 300_000],
    ['bytes=0-1,4-5', 200, null, 300_000],
    ['lines=0-1', 200, null, 300_000],
  ])('answer a request for %s with the right status and bytes', async (range, status, contentRange, length) => {
    const relay = await startRelay();
    const response = await httpRequest(relay.url + video, { headers: { Range: range } });
    const body = await response.bytes();
    expect([response.status, response.headers.get('content-range'), body.length]).toEqual([
      status,
      contentRange,
      length,
    ]);
    const start = Number(/bytes (\d+)/.exec(contentRange ?? '')?.[1] ?? 0);
    if (length > 0) expect(body[0]).toBe(start % 251);
  });

  test('answer If-Range with the complete file, because the file may have changed', async () => {
    const relay = await startRelay();
    const headers = { Range: 'bytes=0-1', 'If-Range': '"old"' };
    expect((await httpRequest(relay.url + video, { headers })).status).toBe(200);
  });
});

test('RS2 every address has the expected status, and no redirect leads to another redirect', async () => {
  const files = Object.fromEntries(
    pagePaths.filter((path) => path !== '/').map((path) => [`${path.slice(1)}/index.html`, '<html></html>']),
  );
  const relay = await startRelay({ files });
  const firstService = '/services/air-conditioning-installation';
  const table: [path: string, status: number, location?: string][] = [
    ...pagePaths.map((path): [string, number] => [path, 200]),
    ...pagePaths
      .filter((path) => path !== '/')
      .map((path): [string, number, string] => [`${path}/?utm=1`, 308, `${path}?utm=1`]),
    ['/services', 302, firstService],
    ['/services/', 302, firstService],
    ['/services/ac-install', 302, firstService],
    ['/services/nope?a=b', 302, `${firstService}?a=b`],
    ['/services/plumbing/more', 404],
    ['/About', 404],
    ['/nope', 404],
    ['/nope/', 404],
    ['/404', 404],
    ['/404/', 404],
    ['/index', 404],
    ['/index.html', 404],
    ['/contact/index.html', 404],
    ['/robots.txt.br', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets/old-AAAAAAAA.js', 404],
  ];
  for (const [path, status, location] of table) {
    const response = await httpRequest(relay.url, { path });
    expect([path, response.status, response.headers.get('location')]).toEqual([path, status, location ?? null]);
    if (location) expect((await httpRequest(relay.url, { path: location })).status).toBe(200);
    if (status === 404) expect(await response.text()).toContain('Page Not Found');
  }
});

test('the not-found page is compressed like other pages', async () => {
  const relay = await startRelay();
  const response = await httpRequest(`${relay.url}/nope`, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([404, 'br']);
  expect(brotliDecompressSync(await response.bytes()).toString()).toContain('Page Not Found');
});

test('SVG images and the site map cannot run scripts when they are opened directly', async () => {
  const relay = await startRelay({ files: { 'brands/lg.svg': '<svg></svg>', 'sitemap.xml': '<urlset></urlset>' } });
  for (const path of ['/brands/lg.svg', '/sitemap.xml']) {
    const { headers } = await httpRequest(relay.url + path);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("default-src 'none'"),
    ]);
  }
});

test('a request for a deleted file fails without ending the server', async () => {
  const site = await makeSmallSite();
  const server = await spawnServer({
    environment: { DATA_DIR: await mkdtemp(join(tmpdir(), 'leads-')), SITE_DIR: site },
  });
  await rm(join(site, video));
  await expect(httpRequest(server.url + video)).rejects.toThrow();
  expect((await httpRequest(`${server.url}/contact`)).status).toBe(200);
});

test.skipIf(process.platform !== 'linux')(
  'RS3 aborted downloads leave no file open',
  { timeout: 120_000 },
  async () => {
    const server = await spawnServer({ environment: { DATA_DIR: await mkdtemp(join(tmpdir(), 'leads-')) } });
    const open = () => readdirSync(`/proc/${server.pid}/fd`).length;
    await (await httpRequest(server.url + video)).bytes();
    const before = open();
    const abort = () =>
      new Promise<void>((resolve) => {
        const call = request(server.url + video, { agent: false }, (response) => {
          response.once('data', () => response.destroy());
          response.once('close', resolve);
          response.on('error', () => {});
        });
        call.on('error', () => resolve());
        call.end();
      });
    for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 10 }, abort));
    await expect.poll(open).toBeLessThanOrEqual(before + 2);
  },
);
