/** The thread that owns the file. A slow disk stops this thread only: pages are served from the other one. */
import { backup } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../clock.ts';
import { leadTable } from './lead-table.ts';
import { openDatabase, prepareFolder } from './open-database.ts';
import { takeProcessLock } from './process-lock.ts';
import { type Operation, runBatch } from './run-batch.ts';
import type { WriterData, WriterReply, WriterRequest } from './writer-protocol.ts';

if (!parentPort) throw new Error('This module is the writer thread of the lead store and is not run by itself.');
const port = parentPort;
const { folder, durability } = workerData as WriterData;

const largestBatch = 512;

prepareFolder(folder);
const lock = takeProcessLock(folder);
const database = openDatabase(folder, durability);
const table = leadTable(database, systemClock);
table.releaseAll();

port.on('message', (first: WriterRequest) => {
  const requests = [first, ...waitingRequests()];
  const now = requests.filter(({ operation }) => operation !== 'backup' && operation !== 'close');
  const results = now.length > 0 ? runBatch(database, now.map(operationOf)) : [];
  reply(results.map((result, index) => ({ ...result, number: now[index]?.number ?? 0 })));

  for (const request of requests) {
    if (request.operation === 'backup') void backUp(request);
    if (request.operation === 'close') close(request);
  }
});
reply([{ number: 0, ok: true, value: 'ready' }]);

/** No timer gathers a batch: what came while the last commit ran is the next one. */
function waitingRequests(): WriterRequest[] {
  const requests: WriterRequest[] = [];
  while (requests.length < largestBatch - 1) {
    const received: { message: WriterRequest } | undefined = receiveMessageOnPort(port);
    if (!received) break;
    requests.push(received.message);
  }
  return requests;
}

function operationOf({ operation, args }: WriterRequest): Operation {
  const run = table[operation as keyof typeof table] as (...args: unknown[]) => unknown;
  return () => run(...args);
}

async function backUp({ number, args: [file] }: WriterRequest): Promise<void> {
  try {
    await backup(database, String(file));
    reply([{ number, ok: true, value: undefined }]);
  } catch (error) {
    reply([{ number, ok: false, error: error as Error }]);
  }
}

function close({ number }: WriterRequest): void {
  database.close();
  lock.release();
  reply([{ number, ok: true, value: undefined }]);
  port.close();
}

function reply(replies: WriterReply[]): void {
  if (replies.length > 0) port.postMessage(replies);
}
