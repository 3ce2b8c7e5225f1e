import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LeadStore } from './store.ts';

export type ThreadCall = { id: number; method: string; args: unknown[] };
export type ThreadAnswer = { id: number; result?: unknown; error?: unknown };
/** The first message of the thread: the names of the store's methods, or the error if it could not be opened. */
export type ThreadStart = { methods: string[] } | { error: unknown };

/**
 * The store of an SQLite file in a thread of its own, so that a slow disk or a lock of another program delays leads but no
 * pages. An uncaught error in the thread ends the process, and the service manager starts it again.
 */
export async function openSqliteThread(folder: string): Promise<LeadStore> {
  // The worker is beside this file, in the sources as in a release (`scripts/build/bundle-server.ts`).
  const script = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(script, { workerData: { folder } });
  const start = await new Promise<ThreadStart>((resolve) => worker.once('message', resolve));
  if ('error' in start) {
    await worker.terminate();
    throw start.error;
  }

  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  worker.on('message', ({ id, result, error }: ThreadAnswer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result);
    else call?.reject(error);
  });

  let lastId = 0;
  function call(method: string, args: unknown[]): Promise<unknown> {
    lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(lastId, answer);
    worker.postMessage({ id: lastId, method, args } satisfies ThreadCall);
    return answer.promise;
  }

  const methods = start.methods.map((name) => [name, (...args: unknown[]) => call(name, args)]);
  const store: LeadStore = Object.fromEntries(methods);
  return {
    ...store,
    async close() {
      await store.close();
      await worker.terminate();
    },
  };
}
