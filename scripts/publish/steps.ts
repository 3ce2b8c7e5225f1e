/** Thrown to stop `npm run publish`. The message tells the owner what to do; `details` go to the error output. */
export class PublishError extends Error {
  readonly details: string;

  constructor(sentence: string, details = '') {
    super(sentence);
    this.details = details;
  }
}

/** Runs a step, then prints what was done and how many seconds it took. Resolves with the result of the step. */
export async function runStep<Result>(work: () => Promise<Result>, done: string): Promise<Result> {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${done} (${seconds} s)`);
  return result;
}
