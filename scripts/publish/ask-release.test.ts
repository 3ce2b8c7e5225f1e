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
/** What the server under test answers, by address. */
let online: Map<string, string>;
/** Other statuses than 200, by address. */
let statuses: Map<string, number>;
/** The address whose first request gets no answer: the connection is closed. */
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

const fault = async () => (await askRelease(address, name, files, 500))?.sentence;

test('a complete release has no fault', async () => {
  expect(await fault()).toBeUndefined();
});

test('a connection that breaks once is not a fault of the release', async () => {
  breaksOnce = '/services/ac-maintenance';
  expect(await fault()).toBeUndefined();
  expect(breaksOnce).toBeUndefined();
});

test('a page of another release with the same title is a fault', async () => {
  online.set('/services/ac-maintenance', page(350));
  expect(await fault()).toBe('/services/ac-maintenance is not what was built');
});

test('a missing script is a fault', async () => {
  online.delete('/assets/frame-BHk3_x9d.js');
  expect(await fault()).toBe('/assets/frame-BHk3_x9d.js answers 404');
});

test('it is a fault when the server runs another release, takes no enquiries or does not answer', async () => {
  online.delete('/healthz');
  expect(await fault()).toBe('/healthz answers 404');
  online.set('/release.txt', '2026-11-21-090000-000\n');
  expect(await fault()).toBe(`${address} still shows 2026-11-21-090000-000`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await fault()).toMatch(/ refuses connections: /);
});

test('a site that cannot be reached is not a fault of the site, and DNS and certificates are explained', async () => {
  const dns = await askRelease('https://www.ghaf-home.invalid', name, new Map(), 500);
  expect(dns).toEqual({ sentence: expect.stringContaining('let the name lead to the server'), isOfSite: false });
  online.delete('/release.txt');
  expect((await askRelease(address, name, new Map(), 500))?.isOfSite).toBe(true);
});

test('a lead server that is still starting is asked again', async () => {
  statuses.set('/healthz', 502);
  setTimeout(() => statuses.delete('/healthz'), 300);
  expect(await askRelease(address, name, new Map(), 10_000)).toBeUndefined();
});

test('the reason why no enquiry reaches the owner is that of /readyz', async () => {
  online.set('/readyz', JSON.stringify({ store: 'ok', mail: 'not configured', leads: 'ok' }));
  expect(await whyNoEnquiries(address)).toBeUndefined();
  statuses.set('/readyz', 503);
  expect(await whyNoEnquiries(address)).toBe('mail: not configured');
});
