import { BlockList, isIP } from 'node:net';

export type ClientAddress = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/**
 * Who sends a request. `X-Forwarded-For` counts only as far as it was written by proxies named in the configuration:
 * read from the right, the first address that is not one of them is the visitor. Everything further left anyone can invent.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = trustedProxy(trustedProxies);

  return (socketAddress, forwardedFor) => {
    let client = plainAddress(socketAddress ?? '');
    const hops = forwardedFor ? forwardedFor.split(',').map((hop) => plainAddress(hop)) : [];
    while (isTrusted(client)) {
      const hop = hops.pop();
      if (hop === undefined || isIP(hop) === 0) break;
      client = hop;
    }
    return client;
  };
}

export function trustedProxy(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = blockListOf(trustedProxies);
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** One household or phone has a whole /64 of IPv6 addresses, so they count as one. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export function plainAddress(text: string): string {
  const trimmed = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, '') : trimmed;
  // An IPv4 address as a socket that listens for both kinds shows it.
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '');
}

function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries.flatMap((name) => (name === 'loopback' ? ['127.0.0.0/8', '::1'] : [name]))) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > (version === 6 ? 128 : 32))
      throw new Error(
        `TRUSTED_PROXIES has '${entry}', which is not an address or a network. Visitors would all count as one. ` +
          `Write addresses like 127.0.0.1, networks like 10.0.0.0/8, or 'loopback'.`,
      );
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
