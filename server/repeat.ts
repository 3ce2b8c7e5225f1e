export type RepeatedJob = {
  wake(): void;
  /** Prevents further runs, and resolves when the current run has ended. */
  stop(): Promise<void>;
};

/**
 * Runs a job repeatedly. The job must handle its own errors. It resolves with the pause before its next run, in
 * milliseconds. Pauses do not keep the process alive.
 */
export function repeat(job: () => Promise<number>): RepeatedJob {
  let isStopping = false;
  let endPause = () => {};

  async function run(): Promise<void> {
    while (!isStopping) {
      const pause = Promise.withResolvers<void>();
      // Set before the job starts, so that a call of `wake` during the job skips the next pause.
      endPause = pause.resolve;
      const ms = await job();
      const timer = setTimeout(endPause, ms).unref();
      await pause.promise;
      clearTimeout(timer);
    }
  }

  const ended = run();
  return {
    wake: () => endPause(),
    stop() {
      isStopping = true;
      endPause();
      return ended;
    },
  };
}
