import { expect, test } from 'vitest';
import { addressGroup, clientAddress } from './client-address.ts';

test('without trusted proxies the header counts for nothing', () => {
  expect(clientAddress([])('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
});

test.each([
  ['the last hop that is no proxy of ours', '10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['IPv4 in the form of IPv6', '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['with a port', '10.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['nonsense in the header', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['only proxies', '10.0.0.1', '10.0.0.3', '10.0.0.3'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['a stranger who writes the header', '203.0.113.9', '10.0.0.1', '203.0.113.9'],
])('behind 10.0.0.0/8: %s', (_, socket, header, expected) => {
  expect(clientAddress(['10.0.0.0/8'])(socket, header)).toBe(expected);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test('a wrong entry is named', () => {
  expect(() => clientAddress(['10.0.0.0/33'])).toThrow(/10\.0\.0\.0\/33/);
  expect(() => clientAddress(['proxy.local'])).toThrow(/proxy\.local/);
});
