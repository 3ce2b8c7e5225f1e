import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export type ClientNetwork = ReturnType<typeof clientNetwork>;

/**
 * Whose request it is. `X-Forwarded-For` counts only as far as it was written by proxies named in the configuration: read
 * from the right, the first address that is not one of them is the visitor. Everything further left anyone can invent.
 */
export function clientNetwork(trustedProxies: readonly string[]) {
  const trust = compile([...trustedProxies]);
  return {
    isTrustedProxy: (address: string) => trust(address, 0),
    of(request: IncomingMessage): string {
      const written = all(request, trust).at(-1) ?? '';
      // Some proxies write the port of the visitor, too.
      const address = written.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
      return networkOf(ipaddr.isValid(address) ? address : (request.socket.remoteAddress ?? ''));
    },
    /** True when somebody who is not a trusted proxy forwards for others: they all count as one. */
    hidesVisitors: (request: IncomingMessage) => all(request).length > all(request, trust).length,
  };
}

/** A household has up to a /48 of IPv6 addresses (RFC 6177), so all of those count as one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const prefix = parsed.parts.slice(0, 3).map((part) => part.toString(16));
  return `${prefix.join(':')}::/48`;
}
