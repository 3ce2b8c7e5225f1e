import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { httpRequest } from './support/http.ts';
import { enquiry, enquiryIds, postLead, startRelay } from './support/relay.ts';
import { spawnServer, withoutOverrides } from './support/spawn-server.ts';
import { newFolder, storedNames } from './support/stores.ts';

test('RS4 a stop answers requests in progress, does not wait for idle or slow connections, and exits with status 0', async () => {
  const DATA_DIR = newFolder();
  const server = await spawnServer({ DATA_DIR });
  const { hostname, port } = new URL(server.url);
  // The connection of this request stays open.
  expect((await postLead(server.url, enquiry)).status).toBe(200);
  const slow = connect(Number(port), hostname).on('error', () => {});
  slow.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow:');

  const body = JSON.stringify({ ...enquiryIds, template_params: { ...enquiry, name: 'in flight' } });
  const headers = {
    Origin: server.url,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  };
  const call = request(server.url + sendPath, { method: 'POST', agent: false, headers });
  call.flushHeaders();
  // `100 Continue` shows that the server has received the headers and waits for the body.
  await once(call, 'continue');
  const stopped = server.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.url}/healthz`)).status).toBe(503);
  call.end(body);
  const [answer] = await once(call, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(200);
  const started = performance.now();
  expect(await stopped).toBe(0);
  // The server closes the remaining connections after 1.5 seconds. The rest is a margin for a busy machine.
  expect(performance.now() - started).toBeLessThan(5000);
  expect(await storedNames({ DATA_DIR })).toContain('in flight');
});

test('a start on a port in use fails, and its message suggests another PORT', { timeout: 30_000 }, async () => {
  const { port } = new URL((await startRelay()).url);
  const start = spawnServer({ DATA_DIR: newFolder(), PORT: port }, {}, withoutOverrides);
  await expect(start).rejects.toThrow(/exit 1: [\s\S]*another PORT/);
});

test('RS7 responses of every status have the security headers, and 9 kB of cookies are no error', async () => {
  const relay = await startRelay({ environment: { HSTS: 'true' } });
  const get = (path: string, options = {}) => httpRequest(relay.url + path, options);
  const etag = (await get('/')).headers.get('etag') ?? '';
  const answers: [status: number, Response][] = [
    [200, await get('/', { headers: { Cookie: `a=${'x'.repeat(9000)}` } })],
    [200, await relay.postForm(enquiry)],
    [304, await get('/', { headers: { 'If-None-Match': etag } })],
    [302, await get('/services/nope')],
    [400, await relay.postForm({})],
    [404, await get('/nope')],
    [405, await get('/', { method: 'DELETE' })],
    [413, await relay.post({ ...enquiry, message: 'x'.repeat(66_000) })],
    [431, await get('/', { headers: { 'X-Large': 'x'.repeat(33_000) } })],
  ];
  const expected = expect.objectContaining({
    'content-security-policy': expect.stringMatching(/^(?!.*unsafe).*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age'),
  });
  for (const [status, answer] of answers)
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([status, expected]);
});

test('RS8 without environment variables the server serves pages and takes leads, also after the reader of its log has ended', async () => {
  const server = await spawnServer({ DATA_DIR: newFolder() }, {}, withoutOverrides);
  await expect.poll(() => server.lines.join('\n')).toMatch(/ALARM mail-not-configured .*npm run leads/);
  server.child.stdout.destroy();
  server.child.stderr.destroy();
  expect((await fetch(server.url)).status).toBe(200);
  for (const name of ['First Customer', 'Second Customer'])
    expect((await postLead(server.url, { ...enquiry, name })).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});
