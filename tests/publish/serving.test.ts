import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { business } from '#content/business.ts';
import { redirectFor } from '#content/redirects.ts';
import { sendFormPath } from '#contract/email-wire.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { headersOf } from '../../server/static-site/file-headers.ts';
import { currentRelease, makeCurrent } from '../../server/static-site/releases.ts';
import { enquiry, enquiryIds } from '../relay/support/relay.ts';
import { storedLeads } from '../relay/support/stores.ts';
import { canRun, type FakeServer, startFakeServer } from './fake-server.ts';
import { sendLead, startVisitors, visit } from './visitor.ts';

let server: FakeServer;
let ca: Buffer;

/** The headers that the lead server and Caddy must send for a file, with lower-case names as in Node. */
function expectedHeaders(path: string): Record<string, string> {
  const headers = { ...securityHeaders({ hsts: true }), ...headersOf(path) };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

describe.skipIf(!canRun || !currentRelease())('a server as prepared for publishing', () => {
  beforeAll(async () => {
    server = await startFakeServer();
    ca = readFileSync(server.authority);
    await server.serveCurrentRelease();
  });
  afterAll(() => server?.stop());

  const throughCaddy = (path: string, options: Parameters<typeof visit>[1] = {}) =>
    visit(server.address + path, { ca, ...options });

  test('five restarts under load fail no request and lose or duplicate no lead', async () => {
    const origins = [{ origin: server.inside }, { origin: server.address, ca }];
    const visitors = startVisitors(origins, 4);
    for (let round = 1; round <= 5; round += 1) {
      await server.restart();
      // The request waits in the socket until the next start of the server.
      await visit(`${server.inside}/release.txt`);
    }
    await visitors.stop();
    const { answers, sent } = visitors;
    expect(server.log().match(/The site is at/g)?.length).toBe(6);
    expect(
      answers.filter(({ answer }) => answer.status !== 200).map(({ what, answer }) => `${what} ${answer.status}`),
    ).toEqual([]);
    const stored = (await storedLeads({ DATA_DIR: server.leads })).map(({ params }) => params.name);
    expect(sent.length).toBeGreaterThan(10);
    expect(stored.toSorted()).toEqual(sent.toSorted());
    const slowest = Math.max(...answers.map(({ answer }) => answer.ms));
    console.log(`${answers.length} requests, ${sent.length} of them leads; the slowest took ${Math.round(slowest)} ms`);
  });

  test('Caddy serves compressed pages with the headers of the server and ETags that depend only on the release', async () => {
    for (const path of ['/', '/services/plumbing', '/sitemap.xml', '/favicon.svg']) {
      const answer = await throughCaddy(path);
      const own = await visit(server.inside + path);
      expect([path, answer.status, answer.body === own.body]).toEqual([path, 200, true]);
      expect([path, answer.headers]).toEqual([path, expect.objectContaining(expectedHeaders(path))]);
      const typeOf = ({ headers }: typeof own) =>
        String(headers['content-type']).replace(/;.*|^(?:text|application)/g, '');
      expect(typeOf(answer)).toBe(typeOf(own));
      expect(answer.headers.vary).toBe('Accept-Encoding');
      const { etag = '' } = answer.headers;
      const again = await throughCaddy(path, { headers: { 'If-None-Match': String(etag) } });
      expect([path, again.status, again.body]).toEqual([path, 304, '']);
    }
    const tags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await throughCaddy('/contact', { headers: { 'Accept-Encoding': encoding } });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      tags.add(headers.etag);
    }
    expect(tags.size).toBe(3);
  });

  test('Caddy redirects and answers unknown addresses like the server', async () => {
    await writeFile(join(server.folder, 'current/client/.env'), 'PASSWORD=x');
    const addresses = [
      '/.env',
      ...['/services', '/services/', '/services/nope?gclid=x', '/services/ac-install', '/services/a/b'],
      ...['/contact/', '/contact/?a=b%2Fc', '/services/plumbing/', '/nope', '/Contact', '/404', '/index.html'],
      ...['/contact/index.html', '//evil.example/', '/%2fevil.example/', '/assets/gone-AAAAAAAA.js', '/images/'],
      ...['/..%2f..%2f..%2fetc%2fpasswd', '/contact%2f', '/%'],
    ];
    for (const path of addresses) {
      const { status, headers, body } = await throughCaddy(path);
      const expected = redirectFor(new URL(path, 'https://localhost').pathname.replace(/\/$/, ''));
      const query = path.split('?')[1];
      if (expected)
        expect([path, status, headers.location]).toEqual([path, 302, query ? `${expected}?${query}` : expected]);
      else if (status === 308) expect([path, headers.location]).toEqual([path, expect.stringMatching(/^\/\w.*[^/]$/)]);
      else expect([path, [400, 404].includes(status), body.includes('root:x:0')]).toEqual([path, true, false]);
      if (status === 404) {
        expect(body).toContain('</html>');
        expect([path, headers]).toEqual([
          path,
          expect.objectContaining({ ...expectedHeaders('/nope'), 'cache-control': 'no-store' }),
        ]);
      }
    }
    expect((await throughCaddy('/contact', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  test('no request fails while the current release changes two hundred times', async () => {
    const name = currentRelease() ?? '';
    const other = '2026-01-01-000000';
    await cp(join(server.folder, 'releases', name), join(server.folder, 'releases', other), { recursive: true });
    const visitors = startVisitors([{ origin: server.address, ca }], 4);
    for (let round = 0; round < 200 || visitors.answers.length <= 200; round += 1) {
      makeCurrent(round % 2 === 0 ? other : name, server.folder);
      await wait(5);
    }
    await visitors.stop();
    const failed = visitors.answers.filter(({ answer }) => answer.status !== 200);
    expect([visitors.answers.length > 200, failed.map(({ what }) => what)]).toEqual([true, []]);
    makeCurrent(name, server.folder);
  });

  test('a form without scripts is stored with its page and campaign', async () => {
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

  test('a slow form upload that overlaps a restart is stored once, and pages are served meanwhile', async () => {
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
    // Caddy asks for the body when the server has received the headers.
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

  test('each visitor has a separate limit, behind a CDN too, and a forged X-Forwarded-For header does not change it', async () => {
    const send = (name: string, localAddress: string, forwarded: string) =>
      sendLead(server.address, name, { ca, localAddress, family: 4, headers: { 'X-Forwarded-For': forwarded } });
    // One network may send 30 leads per hour (docs/leads.md). `startFakeServer` configures 127.7.7.0/24 as a CDN.
    for (let index = 1; index <= 35; index += 1) {
      const visitor = `198.51.100.${index}`;
      expect((await send(`Flood ${index}`, '127.9.9.9', visitor)).status).toBe(index > 30 ? 429 : 200);
      expect((await send(`CDN ${index}`, '127.7.7.7', visitor)).status).toBe(200);
    }
    // A forged header with the address of the limited network does not limit another visitor.
    expect((await send('Another Visitor', '127.8.8.8', '127.9.9.9')).status).toBe(200);
  });

  test('while the lead server is stopped, pages are served, and a form is answered with the phone number', async () => {
    await server.stopLeadServer();
    const page = await throughCaddy('/contact');
    expect([page.status, page.ms < 500]).toEqual([200, true]);
    const answer = await throughCaddy(sendFormPath, { method: 'POST', body: 'name=x' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.body).toContain(`tel:${business.phone.dial}`);
    expect((await throughCaddy('/readyz')).status).toBe(502);
  });
});
