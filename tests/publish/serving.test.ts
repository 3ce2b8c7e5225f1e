import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { redirectFor } from '#content/redirects.ts';
import { sendFormPath } from '#contract/email-wire.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { fileHeaders, headersOf } from '../../server/static-site/file-headers.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { canRun, type FakeServer, startFakeServer } from './fake-server.ts';
import { sendLead, visit } from './visitor.ts';

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

  test('Caddy serves pages and each type of file like the server, and answers 304 to a known ETag', async () => {
    const ofRules = Object.keys(fileHeaders).map((rule) => globSync(rule.slice(1), { cwd: currentSite() })[0]);
    for (const path of ['/', '/services/plumbing', '/site.webmanifest', ...ofRules.map((file) => `/${file}`)]) {
      const [answer, own] = [await throughCaddy(path), await visit(server.inside + path)];
      expect([path, answer.status, answer.body === own.body]).toEqual([path, 200, true]);
      expect([path, answer.headers]).toEqual([path, expect.objectContaining(expectedHeaders(path))]);
      const typeOf = ({ headers }: typeof own) =>
        String(headers['content-type']).replace(/;.*|^(?:text|application)/g, '');
      expect([path, typeOf(answer)]).toEqual([path, typeOf(own)]);
      const headers = { 'If-None-Match': String(answer.headers.etag) };
      expect([path, (await throughCaddy(path, { headers })).status]).toEqual([path, 304]);
    }
    for (const encoding of ['br', 'gzip', undefined]) {
      const { headers } = await throughCaddy('/contact', { headers: { 'Accept-Encoding': encoding ?? 'identity' } });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    }
  });

  test('Caddy redirects and answers unknown addresses like the server', async () => {
    writeFileSync(join(server.folder, 'current/client/.env'), 'PASSWORD=x');
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
      if (status !== 404) continue;
      expect(body).toContain('</html>');
      const notFound = { ...expectedHeaders('/nope'), 'cache-control': 'no-store' };
      expect([path, headers]).toEqual([path, expect.objectContaining(notFound)]);
    }
    expect((await throughCaddy('/contact', { method: 'POST', body: 'a=b' })).status).toBe(405);
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
