import { mkdtemp } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { health } from '../../server/app.ts';
import { readiness } from '../../server/monitoring/readiness.ts';
import { httpRequest } from './support/http-request.ts';
import { postLead } from './support/post-leads.ts';
import { enquiry, enquiryIds, startRelay } from './support/relay.ts';
import { mainFile, spawnServer } from './support/spawn-server.ts';
import { storedLeads } from './support/stores.ts';

const folder = () => mkdtemp(join(tmpdir(), 'leads-'));

test('RS4 a stop answers requests in progress, does not wait for idle or slow connections, and exits with status 0', async () => {
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
  // `100 Continue` shows that the server has received the headers and waits for the body.
  await new Promise((resolve) => {
    call.on('continue', resolve);
    call.flushHeaders();
  });
  const stopped = server.kill('SIGTERM');
  call.end(body);
  expect(await answer).toBe(200);
  const started = performance.now();
  expect(await stopped).toBe(0);
  // The server closes the remaining connections after 1.5 seconds. The rest is a margin for a busy machine.
  expect(performance.now() - started).toBeLessThan(5000);
  expect((await storedLeads({ DATA_DIR })).map(({ params }) => params.name)).toContain('in flight');
  agent.destroy();
  slow.destroy();
});

test('a start on a port in use fails, and its message suggests another PORT', { timeout: 30_000 }, async () => {
  const { port } = new URL((await startRelay()).url);
  const environment = { DATA_DIR: await folder(), PORT: port };
  await expect(spawnServer({ environment, script: mainFile })).rejects.toThrow(/exit 1: [\s\S]*another PORT/);
});

test('RS6 `/readyz` answers 503 while the store fails or a due lead is not mailed for minutes, and `/healthz` only while the server is stopping', async () => {
  const status = {
    ...{ pending: 0, sending: 0, sent: 0, parked: 0, done: 0 },
    dueForMs: 0,
    newestAt: undefined,
    isRefused: false,
  };
  const usual = {
    mail: () => 'ok' as const,
    isStopping: () => false,
    use: async () => ({ status: async () => status }),
    wrongSettings: '',
    forms: 'ok' as const,
  };
  const overdue = { ...status, pending: 1, dueForMs: 4 * 60_000 };
  const answers = async (changes: Partial<typeof usual>) => {
    const options = { ...usual, ...changes };
    const pages = health({ read: readiness(options), isStopping: options.isStopping });
    return [(await pages.request('/healthz')).status, (await pages.request('/readyz')).status];
  };
  expect(await answers({})).toEqual([200, 200]);
  expect(await answers({ use: () => Promise.reject(new Error('gone')) })).toEqual([200, 503]);
  expect(await answers({ use: async () => ({ status: async () => overdue }) })).toEqual([200, 503]);
  expect(await answers({ isStopping: () => true })).toEqual([503, 503]);
});

test('RS7 responses of every status have the security headers, and 9 kB of cookies are no error', async () => {
  const relay = await startRelay({ environment: { HSTS: 'true' } });
  const get = (path: string, options = {}) => httpRequest(relay.url + path, options);
  const etag = (await get('/')).headers.get('etag') ?? '';
  const answers = [
    [200, await get('/', { headers: { Cookie: `a=${'x'.repeat(9000)}` } })],
    [200, await get('/healthz')],
    [200, await relay.postForm(enquiry)],
    [304, await get('/', { headers: { 'If-None-Match': etag } })],
    [308, await get('/contact/')],
    [302, await get('/services/nope')],
    [400, await relay.postForm({})],
    [403, await relay.post(enquiry, {}, { Origin: 'https://evil.example' })],
    [404, await get('/nope')],
    [405, await get('/', { method: 'DELETE' })],
    [413, await relay.post({ ...enquiry, message: 'x'.repeat(66_000) })],
    [431, await get('/', { headers: { 'X-Large': 'x'.repeat(33_000) } })],
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

test('RS8 without environment variables the server serves pages and takes leads, also after the reader of its log has ended', async () => {
  const server = await spawnServer({ environment: { DATA_DIR: await folder() }, script: mainFile });
  await expect.poll(() => server.lines.join('\n')).toMatch(/ALARM mail-not-configured .*npm run leads/);
  server.stopReading();
  expect((await fetch(server.url)).status).toBe(200);
  const agent = new Agent();
  for (const name of ['First Customer', 'Second Customer'])
    expect((await postLead(server.url, agent, name)).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});
