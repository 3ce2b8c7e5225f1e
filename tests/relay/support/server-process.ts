/** Started as a process by `spawn-server.ts`. `TEST_OVERRIDES` has the settings of the test. */
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
  // The thread of the store may be running already.
  process.exit(1);
}
