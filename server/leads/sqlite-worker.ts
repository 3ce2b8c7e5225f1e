import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '../log.ts';
import { openSqlite } from './sqlite.ts';
import type { ThreadAnswer, ThreadCall, ThreadStart } from './sqlite-thread.ts';
import { leadStore } from './store.ts';

function start(): void {
  const send = (message: ThreadStart | ThreadAnswer) => parentPort?.postMessage(message);
  let askedAt = 0;
  let methods: Record<string, (...args: never[]) => Promise<unknown>>;
  try {
    methods = leadStore(openSqlite(workerData.folder, () => askedAt));
  } catch (error) {
    send({ error: reasonOf(error) });
    return;
  }
  parentPort?.on('message', async ({ id, at, method, args }: ThreadCall) => {
    askedAt = at;
    try {
      send({ id, result: await methods[method]?.(...(args as never[])) });
    } catch (error) {
      send({ id, error: reasonOf(error) });
    }
  });
  send({ methods: Object.keys(methods) });
}

start();
