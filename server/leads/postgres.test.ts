import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { reasonOf } from '../log.ts';
import { openPostgres } from './postgres.ts';

/** A server that records the first message of each connection and closes it. */
async function firstMessages() {
  const messages: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (message) => {
      messages.push(message);
      socket.destroy();
    });
  });
  await once(server.listen(0, '0.0.0.0'), 'listening');
  onTestFinished(() => void server.close());
  return { messages, port: (server.address() as AddressInfo).port };
}

/** The code that asks for TLS, in the first message of a connection (PostgreSQL, SSLRequest). */
const sslRequest = 80877103;

test('sends no setting when it connects, because PgBouncer refuses those, and the error does not blame TLS', async () => {
  const { messages, port } = await firstMessages();
  const problem = await openPostgres(`postgres://leads@127.0.0.1:${port}/leads`).catch(reasonOf);
  const names = String(messages[0]?.subarray(8))
    .split('\0')
    .filter((_, index) => index % 2 === 0);
  expect(names.filter(Boolean).sort()).toEqual(['client_encoding', 'database', 'user']);
  expect(problem).not.toMatch(/TLS/);
});

test.each([
  ['the host of the URL', (port: number) => `postgres://leads@0.0.0.0:${port}/leads`],
  ['?host=', (port: number) => `postgres:///leads?host=0.0.0.0&port=${port}`],
  ['?host= beside a local host', (port: number) => `postgres://leads@127.0.0.1:${port}/leads?host=0.0.0.0`],
])('asks a database on another machine for TLS: %s', async (_, url) => {
  const { messages, port } = await firstMessages();
  await openPostgres(url(port)).catch(() => {});
  expect(messages[0]?.readInt32BE(4)).toBe(sslRequest);
});
