import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { sendPath } from '#contract/email-wire.ts';
import { health } from '../../server/http/health.ts';
import { readiness } from '../../server/monitoring/readiness.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { httpRequest } from './support/http-request.ts';
import { mailbox } from './support/mailbox.ts';
import { postLead } from './support/post-leads.ts';
import { enquiry, enquiryIds, startRelay } from './support/relay.ts';
import { mainFile, spawnServer } from './support/spawn-server.ts';
import { storedLeads } from './support/stores.ts';

const folder = () => mkdtemp(join(tmpdir(), 'leads-'));
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const decoders: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const addresses = [
  '/',
  '/contact',
  '/services/plumbing',
  '/_.data',
  '/contact.data',
  '/robots.txt',
  '/assets/app-BHk3_x9d.js',
  '/images/hero.1a2b3c4d-800.webp',
];

/** Values of `Accept-Encoding`, each with the encodings that the server may then use. */
const accepts: [string | undefined, string[]][] = [
  [undefined, ['identity']],
  ['', ['identity']],
  ['br', ['br']],
  ['gzip, deflate, br, zstd', ['br']],
  ['zstd, gzip', ['gzip']],
  ['gzip;q=1.0, br;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0', ['identity']],
  ['*', ['br']],
  ['*;q=0', ['identity']],
  ['identity, *;q=0', ['identity']],
  ['compress', ['identity']],
  ['GZIP', ['gzip']],
];

test('RS1 every file in every encoding has the right bytes, tags and headers', async () => {
  const relay = await startRelay();
  for (const address of addresses) {
    const plain = await httpRequest(relay.url + address);
    const source = hash(await plain.bytes());
    const compresses = !address.endsWith('.webp');
    for (const [accept, allowed] of accepts) {
      const headers = { 'Accept-Encoding': accept };
      const response = await httpRequest(relay.url + address, { headers });
      const encoding = response.headers.get('content-encoding') ?? 'identity';
      expect([address, accept, encoding]).toEqual([address, accept, compresses ? allowed[0] : 'identity']);
      const body = await response.bytes();
      expect(hash(decoders[encoding]?.(body) ?? body)).toBe(source);
      if (compresses) expect(response.headers.get('vary')).toBe('Accept-Encoding');

      const etag = response.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      const head = await httpRequest(relay.url + address, { method: 'HEAD', headers });
      expect(head.headers.get('content-length')).toBe(String(body.length));
      expect(head.headers.get('etag')).toBe(etag);
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const unchanged = await httpRequest(relay.url + address, { headers: { ...headers, 'If-None-Match': tag } });
        expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, etag]);
      }
      expect(
        (await httpRequest(relay.url + address, { headers: { ...headers, 'If-None-Match': '"old"' } })).status,
      ).toBe(200);
    }
  }
});

test('RS1 files whose name changes with their content are cached for a year, others for less', async () => {
  const files = { 'images/plain.png': 'x', 'favicon.ico': 'x', 'brands/lg.svg': 'x', 'cards/contact.jpg': 'x' };
  const relay = await startRelay({ files: { ...files, 'videos/hvac.mp4': 'x' } });
  const caching = async (address: string) => (await httpRequest(relay.url + address)).headers.get('cache-control');
  expect(await caching('/assets/app-BHk3_x9d.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/videos/hvac.1a2b3c4d.mp4')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/images/hero.1a2b3c4d-800.webp')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/images/plain.png', '/videos/hvac.mp4', '/brands/lg.svg', '/cards/contact.jpg', '/favicon.ico'])
    expect([path, await caching(path)]).toEqual([path, 'public, max-age=3600']);
  expect(await caching('/contact.data')).toBe('max-age=60');
  expect(await caching('/contact')).toBe('max-age=0, must-revalidate');
});

describe('videos', () => {
  const video = '/videos/hvac.1a2b3c4d.mp4';
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/300000', 10],
    ['bytes=299990-', 206, 'bytes 299990-299999/300000', 10],
    ['bytes=-5', 206, 'bytes 299995-299999/300000', 5],
    ['bytes=0-999999', 206, 'bytes 0-299999/300000', 300_000],
    ['bytes=300000-', 416, 'bytes */300000', 0],
    ['bytes=-0', 416, 'bytes */300000', 0],
    ['bytes=0-1,4-5', 200, null, 300_000],
    ['lines=0-1', 200, null, 300_000],
  ])('range %s', async (range, status, contentRange, length) => {
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

  test('if the video has changed, a request with the old tag gets the whole file', async () => {
    const relay = await startRelay();
    const etag = (await httpRequest(relay.url + video, { method: 'HEAD' })).headers.get('etag');
    const part = (tag: string | null) =>
      httpRequest(relay.url + video, { headers: { Range: 'bytes=0-1', 'If-Range': tag ?? '' } });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"old"')).status).toBe(200);
  });
});

test('RS2 every route has one answer, and no redirect leads to another', async () => {
  const files = Object.fromEntries(
    pagePaths.filter((path) => path !== '/').map((path) => [`${path.slice(1)}/index.html`, '<html></html>']),
  );
  const relay = await startRelay({ files });
  const table: [path: string, status: number, location?: string][] = [
    ...pagePaths.map((path): [string, number] => [path, 200]),
    ...pagePaths
      .filter((path) => path !== '/')
      .map((path): [string, number, string] => [`${path}/?utm=1`, 308, `${path}?utm=1`]),
    ['/services', 302, '/services/air-conditioning-installation'],
    ['/services/', 302, '/services/air-conditioning-installation'],
    ['/services/ac-install', 302, '/services/air-conditioning-installation'],
    ['/services/nope/?a=b', 302, '/services/air-conditioning-installation?a=b'],
    ['/services/plumbing/more', 404],
    ['/nope', 404],
    ['/nope/', 404],
    ['/404', 404],
    ['/404/', 404],
    ['/index.html', 404],
    ['/__spa-fallback.html', 404],
    ['/__spa-fallback', 404],
    ['/assets/old-AAAAAAAA.js', 404],
    ['/old.data', 404],
  ];
  for (const [path, status, location] of table) {
    const response = await httpRequest(relay.url, { path });
    expect([path, response.status, response.headers.get('location')]).toEqual([path, status, location ?? null]);
    if (location) expect((await httpRequest(relay.url, { path: location })).status).toBe(200);
  }
  const script = await httpRequest(`${relay.url}/assets/old-AAAAAAAA.js`);
  expect(script.headers.get('content-type')).toMatch(/^text\/plain/);
});

test.skipIf(process.platform !== 'linux')(
  'RS3 downloads that are broken off leave no file open',
  { timeout: 120_000 },
  async () => {
    const server = await spawnServer({ environment: { DATA_DIR: await folder() } });
    const open = () => readdirSync(`/proc/${server.pid}/fd`).length;
    const video = `${server.url}/videos/hvac.1a2b3c4d.mp4`;
    await (await httpRequest(video)).bytes();
    const before = open();
    const abort = () =>
      new Promise<void>((resolve) => {
        const call = request(video, { agent: false }, (response) => {
          response.once('data', () => response.destroy());
          response.once('close', resolve);
          response.on('error', () => {});
        });
        call.on('error', () => resolve());
        call.end();
      });
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(Array.from({ length: 10 }, abort));
      await Promise.all(Array.from({ length: 10 }, () => httpRequest(video, { headers: { 'If-None-Match': '*' } })));
    }
    await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(before + 2);
  },
);

test('RS4 a stop answers requests in flight, does not wait for idle or slow connections, and ends with status 0', async () => {
  const DATA_DIR = await folder();
  const server = await spawnServer({ environment: { DATA_DIR } });
  const { hostname, port } = new URL(server.url);
  const agent = new Agent({ keepAlive: true });
  expect((await postLead(server.url, agent)).status).toBe(200);
  const slow = connect(Number(port), hostname);
  slow.on('error', () => {});
  slow.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow:');

  const body = JSON.stringify({ ...enquiryIds, template_params: { ...enquiry, name: 'in flight' } });
  const headers = {
    Origin: server.url,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  };
  const call = request(server.url + sendPath, { method: 'POST', agent: false, headers });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
  });
  // With `100 Continue` the server says that it has the head and waits for the body.
  await new Promise((resolve) => {
    call.on('continue', resolve);
    call.flushHeaders();
  });
  const stopped = server.kill('SIGTERM');
  call.end(body);
  expect(await answer).toBe(200);
  const started = performance.now();
  expect(await stopped).toBe(0);
  // The promised limit is two seconds; the rest is a margin for a busy machine.
  expect(performance.now() - started).toBeLessThan(5000);
  expect((await storedLeads({ DATA_DIR })).map(({ params }) => params.name)).toContain('in flight');
  agent.destroy();
  slow.destroy();
});

test('RS5 a stop waits for a mail that takes three seconds, and the next start does not send it again', {
  timeout: 60_000,
}, async () => {
  let ends = 0;
  const smtp = await scriptedSmtp(async (step) => {
    if (step === 'end') {
      ends += 1;
      await wait(3000);
    }
    return undefined;
  });
  onTestFinished(() => smtp.close());
  const environment = { DATA_DIR: await folder(), ...mailbox(smtp.url) };
  const server = await spawnServer({ environment });
  const agent = new Agent();
  expect((await postLead(server.url, agent)).status).toBe(200);
  await expect.poll(() => ends, { timeout: 10_000 }).toBe(1);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect((await storedLeads(environment)).map(({ state }) => state)).toEqual(['sent']);
  expect(ends).toBe(1);
});

test('if the port is in use, the start fails and says what to do', { timeout: 30_000 }, async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const smtp = await scriptedSmtp();
  onTestFinished(() => smtp.close());
  const environment = { DATA_DIR: await folder(), PORT: String(port), ...mailbox(smtp.url) };
  await expect(spawnServer({ environment, script: mainFile })).rejects.toThrow(/exit 1: [\s\S]*another PORT/);
});

test('a request with nine kilobytes of cookies gets its page', async () => {
  const relay = await startRelay();
  const headers = { Cookie: `a=${'x'.repeat(9000)}` };
  expect((await httpRequest(`${relay.url}/`, { headers })).status).toBe(200);
});

test('RS6 `/healthz` and `/readyz` are red while the store does not answer or the server is stopping', async () => {
  const status = async () => ({
    pending: 0,
    sending: 0,
    sent: 0,
    parked: 0,
    done: 0,
    dueForMs: 0,
    newestAt: undefined,
  });
  const usual = { mail: () => 'ok' as const, isStopping: () => false, store: { status } };
  const answers = async (changes: object) => {
    const pages = health(readiness({ ...usual, ...changes }));
    return [(await pages.request('/healthz')).status, (await pages.request('/readyz')).status];
  };
  expect(await answers({})).toEqual([200, 200]);
  expect(await answers({ store: { status: () => Promise.reject(new Error('gone')) } })).toEqual([503, 503]);
  expect(await answers({ isStopping: () => true })).toEqual([503, 503]);
});

test('RS7 the security headers are on every status', async () => {
  const relay = await startRelay({ environment: { HSTS: 'true' } });
  const json = { Origin: relay.url, 'Content-Type': 'application/json' };
  const answers = [
    [200, await httpRequest(`${relay.url}/`)],
    [200, await httpRequest(`${relay.url}/healthz`)],
    [200, await relay.postForm(enquiry)],
    [304, await httpRequest(`${relay.url}/`, { headers: { 'If-None-Match': '*' } })],
    [308, await httpRequest(`${relay.url}/contact/`)],
    [302, await httpRequest(`${relay.url}/services/nope`)],
    [400, await httpRequest(relay.url, { path: 'http://evil.example/' })],
    [400, await relay.postForm({})],
    [403, await relay.post(enquiry, {}, { Origin: 'https://evil.example' })],
    [404, await httpRequest(`${relay.url}/nope`)],
    [405, await httpRequest(`${relay.url}/`, { method: 'DELETE' })],
    [413, await relay.post({ ...enquiry, message: 'x'.repeat(9000) })],
    [
      415,
      await httpRequest(relay.url + sendPath, {
        method: 'POST',
        headers: { ...json, 'Content-Type': 'text/plain' },
        body: 'x',
      }),
    ],
    [431, await httpRequest(`${relay.url}/`, { headers: { 'X-Large': 'x'.repeat(33_000) } })],
  ] as const;
  for (const [status, { status: actual, headers }] of answers) {
    expect(actual).toBe(status);
    const policy = headers.get('content-security-policy');
    expect([status, policy]).toEqual([status, expect.stringContaining(`frame-ancestors 'none'`)]);
    expect(policy).not.toMatch(/unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toBeTruthy();
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toMatch(/max-age/);
  }
});

test('RS7 the policy is on everything that can be opened as a page, and on nothing else', async () => {
  const relay = await startRelay({ files: { 'brands/lg.svg': '<svg></svg>', 'sitemap.xml': '<urlset></urlset>' } });
  const video = '/videos/hvac.1a2b3c4d.mp4';
  const headersOf = async (path: string, headers = {}) => (await httpRequest(relay.url + path, { headers })).headers;
  for (const path of [
    '/',
    '/contact',
    '/nope',
    '/brands/lg.svg',
    '/sitemap.xml',
    '/assets/old-AAAAAAAA.js',
    '/healthz',
  ])
    expect([path, (await headersOf(path)).has('content-security-policy')]).toEqual([path, true]);
  for (const path of [
    '/assets/app-BHk3_x9d.js',
    '/images/hero.1a2b3c4d-800.webp',
    '/contact.data',
    '/robots.txt',
    video,
  ]) {
    const headers = await headersOf(path);
    expect([path, headers.has('content-security-policy')]).toEqual([path, false]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  for (const range of ['bytes=0-1', 'bytes=999999-'])
    expect((await headersOf(video, { Range: range })).get('x-content-type-options')).toBe('nosniff');
});

test('RS8 on a fresh machine without variables the site works, its form sends, and the lead is in the list', async () => {
  const server = await spawnServer({ environment: { DATA_DIR: await folder() }, script: mainFile });
  expect((await fetch(server.url)).status).toBe(200);
  const agent = new Agent();
  expect((await postLead(server.url, agent, 'First Customer')).status).toBe(200);
  expect(server.lines.join('\n')).toMatch(/ALARM mail-not-configured .*npm run leads/);
  expect(await server.kill('SIGINT')).toBe(0);
});

test('RS8 after the reader of the log has ended, enquiries are still taken, and a stop ends with status 0', async () => {
  const server = await spawnServer({ environment: { DATA_DIR: await folder() }, script: mainFile });
  server.stopReading();
  const agent = new Agent();
  for (const name of ['First Customer', 'Second Customer'])
    expect((await postLead(server.url, agent, name)).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});
