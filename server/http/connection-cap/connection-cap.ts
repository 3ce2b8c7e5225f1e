import type { Server, Socket } from 'node:net';
import { addressGroup, plainAddress } from '../client-address/client-address.ts';

export type ConnectionCapOptions = {
  /** From one address at a time. */
  most: number;
  /** A proxy brings the connections of everybody, so its own are not counted. */
  isTrustedProxy: (address: string) => boolean;
};

/** One address cannot take all connections there are; what it opens beyond its share is closed at once. */
export function capConnections(server: Server, { most, isTrustedProxy }: ConnectionCapOptions): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isTrustedProxy(address)) return;
    const group = addressGroup(address);
    const count = open.get(group) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(group, count + 1);
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}
