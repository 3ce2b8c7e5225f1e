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
  let isWoken = false;
  let endPause = () => {};

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const ms = await job();
      // A call of `wake` during the job starts another run.
      if (!isStopping && !isWoken) await pause(ms);
    }
  }

  const ended = run();
  const wake = () => {
    isWoken = true;
    endPause();
  };
  return {
    wake,
    stop() {
      isStopping = true;
      wake();
      return ended;
    },
  };
}
