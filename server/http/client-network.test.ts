import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientNetwork, networkOf } from './client-network.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

test('ignores X-Forwarded-For without trusted proxies', () => {
  expect(createClientNetwork([]).of(request('203.0.113.9', '1.2.3.4'))).toBe('203.0.113.9');
});

test.each([
  ['the last address that is no trusted proxy', '10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['IPv4 mapped to IPv6', '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['with a port', '10.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8:0::/48'],
  ['nonsense in the header', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['only proxies', '10.0.0.1', '10.0.0.3', '10.0.0.3'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['an untrusted client that sends the header', '203.0.113.9', '10.0.0.1', '203.0.113.9'],
])('finds the client behind the proxies 10.0.0.0/8: %s', (_, socket, header, expected) => {
  expect(createClientNetwork(['10.0.0.0/8']).of(request(socket, header))).toBe(expected);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff::1', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('detects an untrusted proxy or CDN at any position', () => {
  const { hasUntrustedProxy } = createClientNetwork(['loopback']);
  expect(hasUntrustedProxy(request('127.0.0.1', '198.51.100.7'))).toBe(false);
  expect(hasUntrustedProxy(request('203.0.113.9'))).toBe(false);
  expect(hasUntrustedProxy(request('203.0.113.9', '198.51.100.7'))).toBe(true);
  expect(hasUntrustedProxy(request('127.0.0.1', '198.51.100.7, 203.0.113.9'))).toBe(true);
});
