import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { sendFormPath } from '#contract/email-wire.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { fileHeaders } from '../../server/static-site/file-headers.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { canRun, type FakeServer, startFakeServer } from './fake-server.ts';
import { sendLead, visit } from './visitor.ts';

let server: FakeServer;

/** The headers that Caddy and the lead server must send with the same values. */
const headerNames = [...Object.keys(securityHeaders({ hsts: true })), 'Location', 'Cache-Control', 'Content-Encoding'];

describe.skipIf(!canRun || !currentRelease())('a server as prepared for publishing', () => {
  beforeAll(async () => {
    server = await startFakeServer();
    await server.serveCurrentRelease();
  });
  afterAll(() => server?.stop());

  const throughCaddy = (path: string, options: Parameters<typeof visit>[1] = {}) =>
    visit(server.address + path, { ca: server.ca, ...options });

  test('Caddy answers every type of address like the lead server, and 304 to a known ETag', async () => {
    writeFileSync(join(server.folder, 'current/client/.env'), 'PASSWORD=x');
    const ofTypes = Object.keys(fileHeaders).map((rule) => `/${globSync(rule.slice(1), { cwd: currentSite() })[0]}`);
    const paths = [
      ...['/', '/services/plumbing', '/site.webmanifest', ...ofTypes, '/images/', '/assets/gone-AAAAAAAA.js'],
      ...['/services', '/services/', '/services/nope?gclid=x', '/services/ac-install', '/services/a/b'],
      ...['/contact/', '/contact/?a=b%2Fc', '/services/plumbing/', '/nope', '/Contact', '/404', '/index.html'],
      ...['/contact/index.html', '//evil.example/', '/%2fevil.example/', '/.env', '/..%2f..%2f..%2fetc%2fpasswd'],
    ];
    for (const path of paths) {
      const headers = { 'Accept-Encoding': 'br' };
      const answers = [await throughCaddy(path, { headers }), await visit(server.inside + path, { headers })];
      const [caddy, own] = answers.map((answer) => [
        answer.status,
        answer.body.length,
        answer.body && answer.headers['content-type']?.replace(/;.*/, ''),
        ...headerNames.map((name) => answer.headers[name.toLowerCase()]),
      ]);
      expect([path, caddy]).toEqual([path, own]);
    }
    const { etag } = (await throughCaddy('/contact')).headers;
    expect((await throughCaddy('/contact', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await throughCaddy('/contact', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  test('each visitor has a separate limit, behind a CDN too, and a forged X-Forwarded-For header does not change it', async () => {
    const send = (name: string, localAddress: string, forwarded: string) =>
      sendLead(server.address, name, {
        ca: server.ca,
        localAddress,
        family: 4,
        headers: { 'X-Forwarded-For': forwarded },
      });
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
    const started = performance.now();
    expect((await throughCaddy('/contact')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(500);
    const answer = await throughCaddy(sendFormPath, { method: 'POST', body: 'name=x' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.body).toContain(`tel:${business.phone.dial}`);
    expect((await throughCaddy('/readyz')).status).toBe(502);
  });
});
