import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to a local port that can stop forwarding data, like a firewall that has dropped its connections. */
export async function breakableProxy(targetPort: string) {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((socket) => {
    const target = connect(Number(targetPort), '127.0.0.1');
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isHeld) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Drops all data without closing connections. */
    hold(): void {
      isHeld = true;
    },
    /** Forwards data again. Data that was dropped remains lost. */
    release(): void {
      isHeld = false;
    },
  };
}
