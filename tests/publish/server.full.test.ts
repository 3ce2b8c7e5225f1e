import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sendFormPath } from '#contract/email-wire.ts';
import { currentRelease } from '../../server/static-site/releases.ts';
import { enquiry, enquiryIds } from '../relay/support/relay.ts';
import { storedLeads } from '../relay/support/stores.ts';
import { canRun, startTestServer, type TestServer } from './test-server.ts';
import { sendLead, startVisitors, visit } from './visitor.ts';

let server: TestServer;
let ca: Buffer;

describe.skipIf(!canRun || !currentRelease())('the server as it is prepared', () => {
  beforeAll(async () => {
    server = await startTestServer();
    ca = readFileSync(server.authority);
    await server.serveCurrentRelease();
  });
  afterAll(() => server?.stop());

  const throughCaddy = (path: string, options: Parameters<typeof visit>[1] = {}) =>
    visit(server.address + path, { ca, ...options });

  test('ten restarts under load refuse nobody; no lead is lost or doubled', async () => {
    const origins = [{ origin: server.inside }, { origin: server.address, ca }];
    const visitors = startVisitors(origins, 4);
    for (let round = 1; round <= 10; round += 1) {
      await server.restart();
      // The request waits in the socket until the next start answers it.
      await visit(`${server.inside}/release.txt`);
    }
    await visitors.stop();
    const { answers, sent } = visitors;
    expect(server.log().match(/The site is at/g)?.length).toBe(11);
    expect(
      answers.filter(({ answer }) => answer.status !== 200).map(({ what, answer }) => `${what} ${answer.status}`),
    ).toEqual([]);
    const stored = (await storedLeads({ DATA_DIR: server.leads })).map(({ params }) => params.name);
    expect(sent.length).toBeGreaterThan(20);
    expect(stored.toSorted()).toEqual(sent.toSorted());
    const slowest = Math.max(...answers.map(({ answer }) => answer.ms));
    console.log(`${answers.length} requests, ${sent.length} of them leads; the slowest took ${Math.round(slowest)} ms`);
  });

  test('Caddy passes on the headers and the bytes of the server', async () => {
    for (const path of ['/', '/contact', '/release.txt', '/services/nope', '/nope', '/contact/']) {
      const headers = { 'Accept-Encoding': 'br', Host: new URL(server.address).host };
      const own = await visit(server.inside + path, { headers });
      const proxied = await throughCaddy(path, { headers });
      const compared = ({ status, headers: sent, body }: typeof own) => {
        const { date, connection, 'keep-alive': _, 'alt-svc': _http3, ...others } = sent;
        return { status, body, others };
      };
      expect([path, compared(proxied)]).toEqual([path, compared(own)]);
      expect(proxied.headers['strict-transport-security']).toMatch(/max-age/);
      expect(proxied.headers.server).toBeUndefined();
    }
  });

  test('http leads to https, and browsers are offered HTTP/2 and HTTP/3', async () => {
    const plain = await visit(`${server.plainAddress}/contact?a=b`);
    expect([plain.status, plain.headers.location]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/localhost.*\/contact\?a=b$/),
    ]);
    expect((await throughCaddy('/')).headers['alt-svc']).toMatch(/h3=/);
    const curl = ['--silent', '--output', '/dev/null', '--write-out', '%{http_version}', '--cacert', server.authority];
    expect(execFileSync('curl', [...curl, server.address], { encoding: 'utf8' })).toBe('2');
  });

  test('nine kilobytes of cookies are accepted, a body of a megabyte is not', async () => {
    expect((await throughCaddy('/', { headers: { Cookie: `a=${'x'.repeat(9000)}` } })).status).toBe(200);
    for (const size of [200_000, 1_000_000]) {
      const large = await throughCaddy(sendFormPath, {
        method: 'POST',
        headers: { Origin: server.address, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `message=${'x'.repeat(size)}`,
      });
      expect([size, large.status]).toEqual([size, 413]);
    }
  });

  test('a form without scripts is stored, with the page that it came from', async () => {
    const answer = await throughCaddy(sendFormPath, {
      method: 'POST',
      headers: {
        Origin: server.address,
        Referer: `${server.address}/contact?gclid=x`,
        'Sec-Fetch-Mode': 'navigate',
        Accept: 'text/html',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...enquiryIds, ...enquiry, name: 'By Caddy' }).toString(),
    });
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('By Caddy')]);
    const stored = await storedLeads({ DATA_DIR: server.leads });
    expect(stored.find(({ params }) => params.name === 'By Caddy')).toMatchObject({
      page: '/contact',
      campaign: 'gclid=x',
    });
    expect(server.log()).not.toContain('proxy-not-trusted');
  });

  test('a form on a slow line that is on its way when a restart begins is taken, and others are served meanwhile', async () => {
    const body = new URLSearchParams({ ...enquiryIds, ...enquiry, name: 'On A Slow Line' }).toString();
    const form = request(server.address + sendFormPath, {
      ca,
      agent: false,
      method: 'POST',
      headers: {
        Origin: server.address,
        'Sec-Fetch-Mode': 'navigate',
        Accept: 'text/html',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    });
    onTestFinished(() => void form.destroy());
    const answered = once(form, 'response');
    form.flushHeaders();
    // The proxy asks for the body once the server has the head.
    await once(form, 'continue');
    form.write(body.slice(0, 20));
    const restarted = server.restart();
    for (let second = 1; second <= 4; second += 1) {
      await wait(1000);
      const other = await throughCaddy('/contact');
      expect([other.status, other.ms]).toEqual([200, expect.toSatisfy((ms: number) => ms < 1000)]);
    }
    form.end(body.slice(20));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(200);
    await restarted;
    expect((await throughCaddy('/')).status).toBe(200);
    const stored = await storedLeads({ DATA_DIR: server.leads });
    expect(stored.filter(({ params }) => params.name === 'On A Slow Line')).toHaveLength(1);
  });

  test('each visitor has limits of their own, and nobody can pretend to be another', async () => {
    const send = (name: string, localAddress: string, forwarded: string) =>
      sendLead(server.address, name, { ca, localAddress, family: 4, headers: { 'X-Forwarded-For': forwarded } });
    // A network may send 30 at once (docs/leads.md).
    for (let index = 1; index <= 35; index += 1)
      expect((await send(`Flood ${index}`, '127.9.9.9', `198.51.100.${index}`)).status).toBe(index > 30 ? 429 : 200);
    // A forged header with the address of that network does not change whose limits count.
    expect((await send('Another Visitor', '127.8.8.8', '127.9.9.9')).status).toBe(200);
  });
});
