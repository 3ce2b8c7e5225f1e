import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '../log.ts';
import { lockFolder, openSqlite } from './sqlite.ts';
import type { ThreadAnswer, ThreadCall } from './sqlite-thread.ts';
import { createLeadStore } from './store.ts';

let askedAt = Date.now();
const unlock = lockFolder(workerData.folder);
const store = createLeadStore(openSqlite(workerData.folder, () => askedAt));
const methods: Record<string, (...args: never[]) => Promise<unknown>> = {
  ...store,
  close: () => store.close().finally(unlock),
};

parentPort?.on('message', async ({ id, at, method, args }: ThreadCall) => {
  const send = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
  askedAt = at;
  try {
    send({ id, result: await methods[method]?.(...(args as never[])) });
  } catch (error) {
    send({ id, error: reasonOf(error) });
  }
});
parentPort?.postMessage(Object.keys(methods));
