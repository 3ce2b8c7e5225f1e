import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../lead-store.ts';
import type { WriterData, WriterOperation, WriterReply } from './writer-protocol.ts';

export type WriterThread = {
  call(operation: WriterOperation, args: unknown[]): Promise<unknown>;
  /** How many calls wait, and since when the oldest does (on the clock of `performance.now`). */
  backlog(): { calls: number; oldestAt: number | undefined };
};

type Waiting = { resolve(value: unknown): void; reject(error: Error): void; since: number };

/** Starts the thread and waits until the file is open; what is wrong with the file is thrown here. */
export async function startWriterThread(data: WriterData, onDeath: () => void): Promise<WriterThread> {
  const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { workerData: data });
  const waiting = new Map<number, Waiting>();
  let lastNumber = 0;
  let isAlive = true;

  // A start that fails is an 'error' event, which `once` turns into a rejection.
  await once(worker, 'message');

  worker.on('message', (replies: WriterReply[]) => {
    for (const reply of replies) {
      const call = waiting.get(reply.number);
      waiting.delete(reply.number);
      if (reply.ok) call?.resolve(reply.value);
      else call?.reject(new StoreUnavailable(reply.error.message, { cause: reply.error }));
    }
  });
  // The 'exit' event follows and says the rest.
  worker.on('error', () => {});
  worker.on('exit', (code) => {
    isAlive = false;
    for (const { reject } of waiting.values()) reject(new StoreUnavailable('The writer thread ended.'));
    waiting.clear();
    if (code !== 0) onDeath();
  });

  return {
    call(operation, args) {
      if (!isAlive) return Promise.reject(new StoreUnavailable('The writer thread has ended.'));
      lastNumber += 1;
      const number = lastNumber;
      worker.postMessage({ number, operation, args });
      return new Promise((resolve, reject) => waiting.set(number, { resolve, reject, since: performance.now() }));
    },
    backlog() {
      const [oldest] = waiting.values();
      return { calls: waiting.size, oldestAt: oldest?.since };
    },
  };
}
