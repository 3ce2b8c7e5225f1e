/** Does a part of the work, and prints what was done and how long it took as one line. */
export async function step<Result>(
  work: () => Promise<Result> | Result,
  done: string | ((result: Result) => string),
): Promise<Result> {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${typeof done === 'string' ? done : done(result)} (${seconds} s)`);
  return result;
}
