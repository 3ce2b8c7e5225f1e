let last: Promise<unknown> = Promise.resolve();

/** Runs write operations and publications one after the other, because a publication reads the files. */
export function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
