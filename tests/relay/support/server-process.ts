/** The server process of `spawn-server.ts`. `TEST_OVERRIDES` contains the test's `overrides` as JSON. */
import { createLog } from '../../../server/log.ts';
import { startServer, stopOnSignals } from '../../../server/start-server.ts';

const { scheduleMs, ...overrides } = JSON.parse(process.env.TEST_OVERRIDES ?? '{}');
const log = createLog((line) => process.stdout.write(line));
const schedule = scheduleMs && { schedule: () => scheduleMs as number };
const server = await startServer(process.env, log, { ...overrides, ...schedule });
stopOnSignals(server, log);
console.log(`The site is at ${server.url}`);
