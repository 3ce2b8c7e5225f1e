import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { usualConnectionLimits } from '../../server/http/create-server.ts';
import { httpRequest } from './support/http.ts';
import { enquiry, enquiryIds, startRelay } from './support/relay.ts';

/** Opens a connection and sends the text. */
function open(url: string, text: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

/** Resolves with everything that the server sends until it closes the connection. */
async function rawAnswer(url: string, text: string): Promise<string> {
  let answer = '';
  for await (const chunk of open(url, text)) answer += chunk;
  return answer;
}

const slowRequests = [
  ...Array<string>(40).fill('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  ...Array<string>(40).fill(`POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`),
  ...Array<string>(500).fill(''),
];

test('RA9 pages are served beside slow senders, slow readers and idle connections, which are closed after a time', async () => {
  const files = { 'videos/big.mp4': 'x'.repeat(20_000_000) };
  const bigFile = 'GET /videos/big.mp4 HTTP/1.1\r\nHost: x\r\n\r\n';
  const relay = await startRelay({ files });
  const patient = [open(relay.url, bigFile), ...slowRequests.map((text) => open(relay.url, text))];
  await Promise.all(patient.map((socket) => once(socket, 'connect')));
  expect((await httpRequest(`${relay.url}/contact`)).status).toBe(200);
  for (const socket of patient) socket.destroy();

  const node = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 100, keepAliveTimeout: 200 };
  const connectionLimits = { ...usualConnectionLimits, node, silenceMs: 300, perNetwork: 1 };
  const impatient = await startRelay({ files, overrides: { connectionLimits } });
  const senders = slowRequests.map((text) => open(impatient.url, text).resume());
  await Promise.all(senders.map((socket) => once(socket, 'close')));
  // Until the response to this request has been sent, `perNetwork` allows the network no other request.
  open(impatient.url, bigFile);
  const statusOfPage = async () => (await httpRequest(impatient.url)).status;
  await expect.poll(statusOfPage, { interval: 5 }).toBe(429);
  await expect.poll(statusOfPage).toBe(200);
});

test('slow posts of one visitor behind a trusted proxy get 429 and do not block other visitors', async () => {
  const relay = await startRelay({
    environment: { TRUSTED_PROXIES: 'loopback' },
    overrides: { connectionLimits: { ...usualConnectionLimits, connections: 50, perNetwork: 10 } },
  });
  const start = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: 203.0.113.9\r\n`;
  const answers: string[] = [];
  const sockets = Array.from({ length: 200 }, () => {
    const socket = open(relay.url, `${start}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
    return socket.on('data', (data) => answers.push(String(data).slice(0, 12)));
  });
  // Ten requests remain in progress. The others get status 429 or lose their connection.
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'close'), once(socket, 'ready')])));
  await expect.poll(() => sockets.filter((socket) => !socket.closed).length).toBe(10);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 429']));
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  expect((await relay.post(enquiry, headers)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  const again = () => httpRequest(relay.url, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  await expect.poll(async () => (await again()).status).toBe(200);
});

test('a lead whose body arrives in pieces, without a length, is stored', async () => {
  const relay = await startRelay();
  const answer = await httpRequest(relay.url + sendPath, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'Transfer-Encoding': 'chunked',
    },
    body: JSON.stringify({ ...enquiryIds, template_params: enquiry }),
  });
  expect(answer.status).toBe(200);
  expect(await relay.stored()).toHaveLength(1);
});

test('RA4 an endless body gets 413 and a closed connection', async () => {
  const relay = await startRelay();
  const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n`;
  const socket = open(relay.url, `${head}Transfer-Encoding: chunked\r\n\r\n`);
  const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const feed = setInterval(() => socket.writable && socket.write(piece), 1);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  clearInterval(feed);
  expect(answer).toMatch(/^HTTP\/1.1 413/);
});

test('RA14 a malformed request gets an error with the security headers', async () => {
  const relay = await startRelay();
  const cases: [status: string, request: string][] = [
    ['400', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['400', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\n\r\n'],
    ['417', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n'],
    ['400', 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['40[04]', 'GET http://evil.example/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['404', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['404', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['404', 'GET /..%5c..%5cetc%5cpasswd HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['404', 'GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['404', 'GET /%e0%a4% HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['400', '\x16\x03\x01\x02\x00'],
  ];
  for (const [status, request] of cases) {
    const answer = await rawAnswer(relay.url, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect([request, answer]).toEqual([request, expect.stringMatching(new RegExp(`^HTTP/1.1 ${status}`))]);
    expect(answer).not.toContain('root:');
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/i);
  }
});

test('an idle connection stays open for longer than the 60 seconds for which proxies keep it', async () => {
  const { headers } = await fetch((await startRelay()).url);
  expect(Number(headers.get('keep-alive')?.match(/timeout=(\d+)/)?.[1])).toBeGreaterThan(60);
});
