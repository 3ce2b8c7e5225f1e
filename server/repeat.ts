export type Repeated = {
  wake(): void;
  /** Resolves when the run that is going on has ended; no other follows. */
  stop(): Promise<void>;
};

/**
 * Runs a job again and again. The job handles its own errors, and returns how long to wait before the next run, in ms. The
 * pause does not keep the process running.
 */
export function repeat(job: () => Promise<number>): Repeated {
  let isStopping = false;
  let endPause = () => {};

  async function run(): Promise<void> {
    while (!isStopping) {
      const pause = Promise.withResolvers<void>();
      // Before the job, so that `wake` during the job ends the pause after it.
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
