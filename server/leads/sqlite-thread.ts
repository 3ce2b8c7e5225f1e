import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LeadStore } from './store.ts';

/** `at` is when the operation was requested. A thread that waits for a lock reads the message later. */
export type ThreadCall = { id: number; at: number; method: string; args: unknown[] };
export type ThreadAnswer = { id: number; result?: unknown; error?: string };

/** In milliseconds. The time limit of all operations except erasing deleted leads, which has none. */
const longestAnswerMs = 6000;

/** Runs the SQLite store in a worker thread, so that a slow disk or a locked file delays leads but not pages. */
export async function openSqliteThread(folder: string): Promise<LeadStore> {
  // The thread's script is next to this file, both in the sources and in a release (`scripts/build/bundle-server.ts`).
  const script = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(script, { workerData: { folder } });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  // The first message of the thread contains the names of the store's methods.
  const started = Promise.withResolvers<string[]>();
  let end: unknown;
  worker.once('message', started.resolve);
  // An uncaught error in the thread, for example because the store cannot be opened. The thread then exits.
  worker.once('error', (error) => {
    end = error;
  });
  worker.once('exit', () => {
    end ??= new Error('The thread of the store has ended.');
    started.reject(end);
    for (const call of waiting.values()) call.reject(end);
  });
  const names = await started.promise;

  worker.on('message', ({ id, result, error }: ThreadAnswer) => {
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error));
  });

  let lastId = 0;
  async function call(method: string, args: unknown[]): Promise<unknown> {
    if (end) throw end;
    lastId += 1;
    const id = lastId;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    worker.postMessage({ id, at: Date.now(), method, args } satisfies ThreadCall);
    const tooLong = () => answer.reject(new Error(`The disk has not answered for ${longestAnswerMs / 1000} seconds.`));
    const timer = method === 'erase' ? undefined : setTimeout(tooLong, longestAnswerMs);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  const methods = names.map((name) => [name, (...args: unknown[]) => call(name, args)]);
  const store: LeadStore = Object.fromEntries(methods);
  return { ...store, close: () => store.close().finally(() => worker.terminate()) };
}
