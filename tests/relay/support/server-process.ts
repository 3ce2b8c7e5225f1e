/** The server process of `spawn-server.ts`. `TEST_OVERRIDES` contains the test's `overrides` as JSON. */
import { createLog, reasonOf } from '../../../server/log.ts';
import { startServer, stopOnSignals } from '../../../server/start-server.ts';

const { scheduleMs, ...overrides } = JSON.parse(process.env.TEST_OVERRIDES ?? '{}');
const log = createLog((line) => process.stdout.write(line));
try {
  const schedule = scheduleMs && { schedule: () => scheduleMs as number };
  const server = await startServer(process.env, log, { ...overrides, ...schedule });
  stopOnSignals(server, log);
  console.log(`The site is at ${server.url}`);
} catch (error) {
  console.error(reasonOf(error));
  // The store's thread may be running and would keep the process alive.
  process.exit(1);
}
