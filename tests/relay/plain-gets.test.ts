import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { httpRequest } from './support/http-request.ts';
import { rawConnection } from './support/raw-connection.ts';
import { enquiry, enquiryIds, startRelay } from './support/relay.ts';

const get = (path: string, ...lines: string[]) => [`GET ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n');
const withoutDate = (answer = '') => answer.replace(/\r\nDate: [^\r]*/, '');

test('a plain request gets the same bytes as one that the full parser reads', async () => {
  const relay = await startRelay({ files: { 'images/plain.png': 'x', 'large.txt': 'words '.repeat(50_000) } });
  const paths = ['/', '/contact', '/assets/app-BHk3_x9d.js', '/contact.data', '/robots.txt', '/images/plain.png']
    .concat(['/images/hero.1a2b3c4d-800.webp', '/large.txt', '/404', '/nope', '/contact/', '/healthz', '/?utm=1'])
    .concat(['/services/nope', '/%63ontact', '//contact', '/assets/old-AAAAAAAA.js', '/__spa-fallback']);
  const encodings = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0, zstd', 'identity', '*', '', 'x'];
  for (const path of paths)
    for (const encoding of encodings) {
      const request = get(path, 'Connection: keep-alive', `Accept-Encoding: ${encoding}`);
      const whole = await rawConnection(relay.url);
      whole.write(request);
      const inPieces = await rawConnection(relay.url);
      inPieces.write(request.slice(0, 9));
      // Two pieces only when they do not meet on the way.
      await new Promise((resolve) => setTimeout(resolve, 2));
      inPieces.write(request.slice(9));
      const [one] = await whole.answers(1);
      const [other] = await inPieces.answers(1);
      expect(one).toMatch(/^HTTP\/1\.1 \d{3} [\s\S]*\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
      expect([path, encoding, withoutDate(one)]).toEqual([path, encoding, withoutDate(other)]);
      whole.socket.destroy();
      inPieces.socket.destroy();
    }
});

test('one connection may ask for a page, send a lead, and ask for pages again', async () => {
  const relay = await startRelay();
  const connection = await rawConnection(relay.url);
  const body = JSON.stringify({ ...enquiryIds, template_params: enquiry });
  const post =
    `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nOrigin: ${relay.url}\r\nSec-Fetch-Site: same-origin\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  for (const [request, expected] of [
    [get('/contact'), 'Contact'],
    [get('/'), 'Home'],
    [post, '\r\n\r\nOK'],
    [get('/contact'), 'Contact'],
  ] as const) {
    connection.write(request);
    const [answer = ''] = await connection.answers(1);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain(expected);
  }
  expect(await relay.stored()).toHaveLength(1);
});

test('requests that come in one piece are answered in their order', async () => {
  const relay = await startRelay();
  const connection = await rawConnection(relay.url);
  connection.write(get('/robots.txt') + get('/contact') + get('/nope'));
  const answers = await connection.answers(3);
  expect(answers.map((answer) => /User-agent|<h1>[\w ]+/.exec(answer)?.[0])).toEqual([
    'User-agent',
    '<h1>Contact',
    '<h1>Page Not Found',
  ]);
});

test.each([1, 7, 200])('whoever asks on without reading is not listened to, %i requests at a time', async (atOnce) => {
  const image = Buffer.alloc(120_000, 'noise');
  const relay = await startRelay({ files: { 'images/noise.png': image } });
  const connection = await rawConnection(relay.url);
  connection.socket.pause();
  const before = process.memoryUsage.rss();
  let asked = 0;
  // The line is full in both directions when the server stops reading.
  while (!connection.socket.writableNeedDrain && !connection.socket.destroyed) {
    connection.write(get('/images/noise.png'));
    asked += 1;
    if (asked % atOnce === 0) await new Promise(setImmediate);
  }
  expect(connection.socket.destroyed).toBe(false);
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  expect((await httpRequest(`${relay.url}/contact`)).status).toBe(200);
  connection.socket.resume();
  for (const answer of await connection.answers(50)) expect(answer.endsWith(image.toString())).toBe(true);
  connection.socket.destroy();
});

test('a connection that is done or silent is closed, one in use is not', async () => {
  const limits = { headersMs: 300, requestMs: 1000, checkMs: 100, keepAliveMs: 300, silenceMs: 1500 };
  const relay = await startRelay({
    overrides: { connectionLimits: { ...limits, connections: 100, connectionsPerAddress: 100 } },
  });
  const silent = await rawConnection(relay.url);
  const closed = once(silent.socket, 'close');
  const used = await rawConnection(relay.url);
  const ended = await rawConnection(relay.url);
  ended.write(get('/contact'));
  await ended.answers(1);
  ended.socket.end();
  await once(ended.socket, 'close');
  for (let count = 0; count < 20; count += 1) {
    used.write(get('/contact'));
    expect((await used.answers(1))[0]).toMatch(/^HTTP\/1\.1 200/);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await closed;
  // No answer after the last one: closed too.
  await once(used.socket, 'close');
});
