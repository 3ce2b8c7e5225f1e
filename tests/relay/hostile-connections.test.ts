import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { usualConnectionLimits } from '../../server/http/create-server.ts';
import { httpRequest } from './support/http-request.ts';
import { enquiry, startRelay } from './support/relay.ts';

test('RA9 slow senders and idle connections are closed, and pages are served meanwhile', async () => {
  const relay = await startRelay({
    files: { 'big.txt': 'x'.repeat(20_000_000) },
    overrides: {
      connectionLimits: {
        node: { headersTimeout: 500, requestTimeout: 1000, connectionsCheckingInterval: 100, keepAliveTimeout: 300 },
        silenceMs: 1500,
        connections: 1000,
        perNetwork: 1000,
      },
    },
  });
  const { hostname, port } = new URL(relay.url);
  const starts = [
    ...Array(40).fill('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    ...Array(40).fill(`POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`),
    ...Array(10).fill('GET /big.txt HTTP/1.1\r\nHost: x\r\n\r\n'),
    ...Array(500).fill(''),
  ];
  const sockets = starts.map((start) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    if (start) socket.write(start);
    // A slow reader reads nothing. The others must read, because a socket otherwise does not detect that it was closed.
    if (!start.includes('big.txt')) socket.resume();
    return socket;
  });
  const closed = Promise.all(
    sockets.filter((_, index) => !starts[index].includes('big.txt')).map((socket) => once(socket, 'close')),
  );
  let isOver = false;
  void closed.then(() => {
    isOver = true;
  });
  let served = 0;
  while (!isOver) {
    expect((await httpRequest(`${relay.url}/contact`)).status).toBe(200);
    if (!isOver) served += 1;
  }
  expect(served).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
});

test('slow posts of one visitor behind a trusted proxy get 429 and do not block other visitors', async () => {
  const relay = await startRelay({
    environment: { TRUSTED_PROXIES: 'loopback' },
    overrides: { connectionLimits: { ...usualConnectionLimits, connections: 50, perNetwork: 10 } },
  });
  const { hostname, port } = new URL(relay.url);
  const answers: string[] = [];
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.on('data', (data) => answers.push(String(data).slice(0, 12)));
    socket.write(
      `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: 203.0.113.9\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    return socket;
  });
  // Ten requests remain in progress. The others get status 429 or lose their connection.
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'close'), once(socket, 'ready')])));
  await expect.poll(() => sockets.filter((socket) => !socket.closed).length).toBe(10);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 429']));
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  expect((await httpRequest(relay.url, { headers })).status).toBe(200);
  expect((await relay.post(enquiry, {}, headers)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await httpRequest(relay.url, { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status)
    .toBe(200);
});

test('RA13 no request makes the server redirect to another website', async () => {
  const relay = await startRelay();
  const response = await relay.postForm(
    { ...enquiry, _next: 'https://evil.example', redirect: 'https://evil.example' },
    { Host: 'evil.example', 'Sec-Fetch-Site': 'same-origin' },
  );
  expect([response.status, response.headers.get('location')]).toEqual([200, null]);
  for (const path of [
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '///contact/',
  ]) {
    const { headers } = await httpRequest(relay.url, { path });
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
  }
});

describe('RA14 a malformed request gets an error with the security headers', () => {
  const raw = async (url: string, request: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(request);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  };

  test.each([
    [
      'two Content-Length headers',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      /^HTTP\/1.1 400/,
    ],
    [
      'Content-Length and chunked encoding',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1.1 400/,
    ],
    ['no Host header', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400/],
    ['an unknown Expect header', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', /^HTTP\/1.1 417/],
    ['an invalid Host header', `GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n`, /^HTTP\/1.1 400/],
    ['an absolute URL', 'GET http://evil.example/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 40[04]/],
    ['../ in the path', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['encoded ../ in the path', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['encoded backslashes in the path', 'GET /..%5c..%5cetc%5cpasswd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['NUL in the path', 'GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['an incomplete percent encoding', 'GET /%e0%a4% HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 404/],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1.1 431/],
    ['bytes that are not HTTP', '\x16\x03\x01\x02\x00', /^HTTP\/1.1 400/],
  ])('%s', async (_, request, expected) => {
    const relay = await startRelay();
    const answer = await raw(relay.url, request.replace(/\r\n\r\n/, '\r\nConnection: close\r\n\r\n'));
    expect(answer).toMatch(expected);
    expect(answer).not.toContain('root:');
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/i);
  });
});
