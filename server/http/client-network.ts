import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export type ClientNetwork = ReturnType<typeof createClientNetwork>;

/**
 * Finds the network that a request comes from. `X-Forwarded-For` counts only in requests from a trusted proxy: the
 * visitor's address is then the first one from the right that is not a trusted proxy. Addresses further left can be
 * forged.
 */
export function createClientNetwork(trustedProxies: readonly string[]) {
  const trust = compile([...trustedProxies]);
  return {
    of(request: IncomingMessage): string {
      const written = all(request, trust).at(-1) ?? '';
      // Some proxies write the visitor's port after the address.
      const address = written.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
      return networkOf(ipaddr.isValid(address) ? address : (request.socket.remoteAddress ?? ''));
    },
    /** True if an untrusted sender, probably a proxy, sent `X-Forwarded-For`. All its visitors count as one network. */
    hasUntrustedProxy: (request: IncomingMessage) => all(request).length > all(request, trust).length,
  };
}

/** A household can have a /48 of IPv6 addresses (RFC 6177), so all addresses of a /48 count as one network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const prefix = parsed.parts.slice(0, 3).map((part) => part.toString(16));
  return `${prefix.join(':')}::/48`;
}
