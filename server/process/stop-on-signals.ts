import type { Log } from './log.ts';
import type { RunningServer } from './start-server.ts';

const longestStopMs = 10_000;

/** The first signal stops in good order, a second one at once. Leads that were answered with OK are safe either way. */
export function stopOnSignals(server: Pick<RunningServer, 'stop'>, log: Log): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info('stopping', { signal });
    setTimeout(() => process.exit(1), longestStopMs).unref();
    try {
      await server.stop();
      log.info('stopped');
    } catch (error) {
      log.alarm('stop-failed', { error: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
