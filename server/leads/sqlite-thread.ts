import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LeadStore } from './store.ts';

/** `at` is when the operation was asked for. The thread may read the message later, while it waits for a lock. */
export type ThreadCall = { id: number; at: number; method: string; args: unknown[] };
export type ThreadAnswer = { id: number; result?: unknown; error?: string };
/** The first message of the thread: the names of the store's methods, or the error if it could not be opened. */
export type ThreadStart = { methods: string[] } | { error: string };

/** In ms. A disk that does not answer for so long counts as failing. Overwriting deleted leads may take longer. */
const longestAnswerMs = 10_000;

/** Runs the SQLite store in a thread, so that a slow disk or a locked file delays leads but not pages. */
export async function openSqliteThread(folder: string): Promise<LeadStore> {
  // The worker is beside this file, in the sources as in a release (`scripts/build/bundle-server.ts`).
  const script = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(script, { workerData: { folder } });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const started = Promise.withResolvers<ThreadStart>();
  worker.once('message', started.resolve);
  let end = new Error('The thread of the store has ended.');
  // An error that nothing caught, after which the thread exits.
  worker.once('error', (error) => {
    end = error;
  });
  worker.once('exit', () => {
    started.reject(end);
    for (const call of waiting.values()) call.reject(end);
  });
  const start = await started.promise;
  if ('error' in start) {
    await worker.terminate();
    throw new Error(start.error);
  }

  worker.on('message', ({ id, result, error }: ThreadAnswer) => {
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error));
  });

  let lastId = 0;
  async function call(method: string, args: unknown[]): Promise<unknown> {
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

  const methods = start.methods.map((name) => [name, (...args: unknown[]) => call(name, args)]);
  const store: LeadStore = Object.fromEntries(methods);
  return {
    ...store,
    async close() {
      await store.close().finally(() => worker.terminate());
    },
  };
}
