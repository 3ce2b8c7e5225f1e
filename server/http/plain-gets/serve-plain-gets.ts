import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainGet, readPlainGet } from './read-plain-get.ts';

/** The bytes of the whole answer; nothing when it is not ready, and the request takes the usual way. */
export type ReadyAnswer = (request: PlainGet) => Uint8Array | undefined;

type Waits = { headersMs: number; keepAliveMs: number; silenceMs: number };

/** A client that counts to the last moment still finds the connection open; Node's own server waits as much longer. */
const graceMs = 1000;

/** Longer than any head that the full parser takes. */
const longestRequest = 8 * 1024;

/**
 * Answers plain GETs straight from the socket, which takes a third of the work that Node's HTTP server needs. A connection
 * on which anything else arrives is handed to that server, with what arrived, and stays with it. Returns the connections
 * that were not handed over.
 */
export function servePlainGets(server: Server, ready: ReadyAnswer, waits: Waits): ReadonlySet<Socket> {
  const [serve] = server.listeners('connection');
  if (!serve) throw new Error('The HTTP server of this version of Node takes its connections in another way.');
  const own = new Set<Socket>();

  const take = (socket: Socket) => {
    let isPatient = false;

    const onData = (chunk: Buffer) => {
      if (socket.writableNeedDrain) {
        // Who asks on and does not read has to wait; the usual way cannot begin in this state either.
        socket.pause().unshift(chunk);
        return;
      }
      const request = chunk.length <= longestRequest ? readPlainGet(chunk.toString('latin1')) : undefined;
      const answer = request && ready(request);
      if (!answer) {
        handOver(chunk);
        return;
      }
      socket.setTimeout(waits.keepAliveMs + graceMs);
      isPatient = false;
      socket.write(answer);
    };
    const onDrain = () => socket.resume();
    const onEnd = () => socket.destroySoon();
    const onTimeout = () => {
      const isSlowReader = socket.writableLength > 0 && !isPatient;
      if (!isSlowReader) socket.destroy();
      isPatient = true;
      socket.setTimeout(waits.silenceMs);
    };
    const onClose = () => own.delete(socket);
    const onError = () => socket.destroy();

    const handOver = (chunk: Buffer) => {
      own.delete(socket);
      socket.setTimeout(0);
      socket.off('data', onData).off('drain', onDrain).off('end', onEnd).off('timeout', onTimeout);
      socket.off('close', onClose).off('error', onError);
      // What was read while waiting: the parser reads past the stream and would get it too late.
      const pieces = [chunk];
      for (let more = socket.read(); more !== null; more = socket.read()) pieces.push(more);
      serve.call(server, socket);
      socket.emit('data', Buffer.concat(pieces));
    };

    own.add(socket);
    socket.setTimeout(waits.headersMs);
    socket.on('data', onData).on('drain', onDrain).on('end', onEnd).on('timeout', onTimeout);
    socket.on('close', onClose).on('error', onError);
  };

  server.off('connection', serve as (socket: Socket) => void);
  server.on('connection', take);
  return own;
}
