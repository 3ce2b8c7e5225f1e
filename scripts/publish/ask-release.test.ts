import { hash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askRelease, whyNoEnquiries } from './ask-release.ts';

const name = '2026-11-22-184045-879';
const page = (price: number) => `<html><title>AC Maintenance</title>AED ${price}</html>\n`;

const files = new Map(
  Object.entries({
    'client/index.html': page(350),
    'client/services/ac-maintenance/index.html': page(399),
    'client/404/index.html': '<html><title>Not found</title></html>',
    'client/assets/frame-BHk3_x9d.js': 'hydrate()',
    'client/assets/frame-BHk3_x9d.js.br': 'compressed',
    'server/index.html': 'part of the program',
  }).map(([path, text]) => [path, hash('sha256', text)]),
);

let server: Server;
let address: string;
/** The response bodies of the fake server, by path. */
let online: Map<string, string>;
/** Response statuses other than 200, by path. */
let statuses: Map<string, number>;
/** The path whose first request ends without a response. */
let breaksOnce: string | undefined;

beforeEach(async () => {
  statuses = new Map();
  online = new Map([
    ['/release.txt', `${name}\n`],
    ['/healthz', 'ok'],
    ['/', page(350)],
    ['/services/ac-maintenance', page(399)],
    ['/assets/frame-BHk3_x9d.js', 'hydrate()'],
  ]);
  breaksOnce = undefined;
  server = createServer(({ url = '', socket }, response) => {
    if (url === breaksOnce) {
      breaksOnce = undefined;
      socket.destroy();
      return;
    }
    const text = online.get(url);
    response.writeHead(text === undefined ? 404 : (statuses.get(url) ?? 200)).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const fault = async () => (await askRelease({ address }, name, files, 500))?.sentence;

test('accepts a complete release', async () => {
  expect(await fault()).toBeUndefined();
});

test('tries again when a connection breaks', async () => {
  breaksOnce = '/services/ac-maintenance';
  expect(await fault()).toBeUndefined();
  expect(breaksOnce).toBeUndefined();
});

test('reports a page that differs from the built one', async () => {
  online.set('/services/ac-maintenance', page(350));
  expect(await fault()).toBe('/services/ac-maintenance is not what was built');
});

test('reports a missing script', async () => {
  online.delete('/assets/frame-BHk3_x9d.js');
  expect(await fault()).toBe('/assets/frame-BHk3_x9d.js answers 404');
});

test('reports a server that fails /healthz, runs another release or does not respond', async () => {
  online.delete('/healthz');
  expect(await fault()).toBe('/healthz answers 404');
  online.set('/release.txt', '2026-11-21-090000-000\n');
  expect(await fault()).toBe(`${address} still shows 2026-11-21-090000-000`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await fault()).toMatch(/ refuses connections: /);
});

test('explains a missing DNS address, which is not a problem of the site', async () => {
  const dns = await askRelease({ address: 'https://www.ghaf-home.invalid' }, name, new Map(), 500);
  expect(dns).toEqual({ sentence: expect.stringContaining('let the name lead to the server'), isOfSite: false });
  online.delete('/release.txt');
  expect((await askRelease({ address }, name, new Map(), 500))?.isOfSite).toBe(true);
});

test('waits for a lead server that is still starting', async () => {
  statuses.set('/healthz', 502);
  setTimeout(() => statuses.delete('/healthz'), 300);
  expect(await askRelease({ address }, name, new Map(), 10_000)).toBeUndefined();
});

test('returns the reason of /readyz when no enquiry reaches the owner', async () => {
  online.set('/readyz', JSON.stringify({ store: 'ok', mail: 'not configured', leads: 'ok' }));
  expect(await whyNoEnquiries({ address })).toBeUndefined();
  statuses.set('/readyz', 503);
  expect(await whyNoEnquiries({ address })).toBe('mail: not configured');
});

test('the page of another website is neither printed nor read as an answer of the lead server', async () => {
  online.set('/release.txt', '<!doctype html><h1>The old website</h1>');
  expect(await fault()).toBe(`${address} still shows another website`);
  statuses.set('/readyz', 503);
  for (const body of ['<h1>Down for maintenance</h1>', 'null', '"text"', '[]']) {
    online.set('/readyz', body);
    expect([body, await whyNoEnquiries({ address }, 0)]).toEqual([body, expect.toSatisfy((reason) => reason !== '')]);
  }
});
