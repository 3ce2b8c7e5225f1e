import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './sqlite.ts';
import type { ThreadAnswer, ThreadCall, ThreadStart } from './sqlite-thread.ts';
import { leadStore } from './store.ts';

/** Runs in the thread that `sqlite-thread.ts` starts. */
function start(): void {
  const send = (message: ThreadStart | ThreadAnswer) => parentPort?.postMessage(message);
  let methods: Record<string, (...args: never[]) => Promise<unknown>>;
  try {
    methods = leadStore(openSqlite(workerData.folder, { canMigrate: true }));
  } catch (error) {
    send({ error });
    return;
  }
  parentPort?.on('message', async ({ id, method, args }: ThreadCall) => {
    try {
      send({ id, result: await methods[method]?.(...(args as never[])) });
    } catch (error) {
      send({ id, error });
    }
  });
  send({ methods: Object.keys(methods) });
}

start();
