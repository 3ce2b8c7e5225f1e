import { BlockList, isIPv4 } from 'node:net';
import type { ClientAddress } from './client-address.ts';

const neighbours = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  neighbours.addSubnet(address, bits);

/** Tells once when a proxy nearby forwards visitors and is not trusted: all of them would then share one limit. */
export function noticingUntrustedProxy(clientAddress: ClientAddress, notice: () => void): ClientAddress {
  let isNoticed = false;
  return (socketAddress, forwardedFor) => {
    const client = clientAddress(socketAddress, forwardedFor);
    if (!isNoticed && forwardedFor && isNeighbour(client)) {
      isNoticed = true;
      notice();
    }
    return client;
  };
}

function isNeighbour(address: string): boolean {
  return address === '::1' || (isIPv4(address) && neighbours.check(address));
}
