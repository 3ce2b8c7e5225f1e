import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawConnection = {
  socket: Socket;
  write(text: string): void;
  /** Resolves with the next complete responses as received, including headers. */
  answers(count: number): Promise<string[]>;
};

/** Opens a connection on which the test controls exactly what is sent. */
export async function rawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let received = '';
  const found: string[] = [];
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    for (let answer = firstAnswer(received); answer !== undefined; answer = firstAnswer(received)) {
      received = received.slice(answer.length);
      found.push(answer);
    }
  });
  return {
    socket,
    write: (text) => void socket.write(text, 'latin1'),
    async answers(count) {
      while (found.length < count) {
        const waiting = new AbortController();
        const { signal } = waiting;
        await Promise.race([once(socket, 'data', { signal }), once(socket, 'close', { signal })]);
        waiting.abort();
        if (socket.closed && found.length < count) throw new Error(`The line ended after ${found.length} answers.`);
      }
      return found.splice(0, count);
    },
  };
}

function firstAnswer(text: string): string | undefined {
  const headEnd = text.indexOf('\r\n\r\n') + 4;
  if (headEnd < 4) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1] ?? 0);
  return text.length >= headEnd + length ? text.slice(0, headEnd + length) : undefined;
}
