import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { httpRequest } from './support/http.ts';
import { startRelay } from './support/relay.ts';
import { smallSite } from './support/small-site.ts';

const video = '/videos/hvac.mp4';

test('RS1 sends the content of each file in every encoding, and 304 when the ETag matches', async () => {
  const site = await smallSite();
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
      const body = new Uint8Array(await response.arrayBuffer());
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

test('each type of file has its caching, and what opens as a document cannot run scripts', async () => {
  const relay = await startRelay({ files: { 'brands/lg.svg': '<svg></svg>', 'sitemap.xml': '<urlset></urlset>' } });
  const headerOf = async (path: string, name: string) => (await httpRequest(relay.url + path)).headers.get(name);
  const cached = {
    '/assets/app-BHk3_x9d.js': 'public, max-age=31536000, immutable',
    '/images/hero.1a2b3c4d-800.webp': 'public, max-age=31536000, immutable',
    [video]: 'public, max-age=3600',
    '/contact': 'max-age=0, must-revalidate',
    '/robots.txt': 'max-age=0, must-revalidate',
    '/nope': 'no-store',
  };
  for (const [path, caching] of Object.entries(cached))
    expect([path, await headerOf(path, 'cache-control')]).toEqual([path, caching]);
  for (const path of ['/brands/lg.svg', '/sitemap.xml'])
    expect(await headerOf(path, 'content-security-policy')).toContain("default-src 'none'");
});

test('a video is answered with the requested range, or completely', async () => {
  const relay = await startRelay();
  const whole = [200, null, 300_000, 0];
  const cases: [headers: Record<string, string>, expected: (string | number | null | undefined)[]][] = [
    [{ Range: 'bytes=0-9' }, [206, 'bytes 0-9/300000', 10, 0]],
    [{ Range: 'bytes=299990-' }, [206, 'bytes 299990-299999/300000', 10, 299_990 % 251]],
    [{ Range: 'bytes=0-999999' }, [206, 'bytes 0-299999/300000', 300_000, 0]],
    [{ Range: 'bytes=300000-' }, [416, 'bytes */300000', 0, undefined]],
    [{ Range: 'bytes=-5' }, whole],
    [{ Range: 'bytes=5-2' }, whole],
    [{ Range: 'bytes=0-1,4-5' }, whole],
    // `If-Range` contains another ETag, so the file may have changed.
    [{ Range: 'bytes=0-1', 'If-Range': '"old"' }, whole],
  ];
  for (const [headers, expected] of cases) {
    const response = await httpRequest(relay.url + video, { headers });
    const body = new Uint8Array(await response.arrayBuffer());
    const answer = [response.status, response.headers.get('content-range'), body.length, body[0]];
    expect([headers, answer]).toEqual([headers, expected]);
  }
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
    ['/about//', 308, '/about'],
    ['/services', 302, firstService],
    ['/services/ac-install', 302, firstService],
    ['/services/nope?a=b', 302, `${firstService}?a=b`],
    ['/services/plumbing/more', 404],
    ['/About', 404],
    ['/nope/', 404],
    ['//evil.example/', 404],
    ['/404', 404],
    ['/index', 404],
    ['/contact/index.html', 404],
    ['/robots.txt.br', 404],
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
