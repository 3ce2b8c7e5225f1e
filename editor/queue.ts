import { Refusal } from './refusal.ts';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let isPublishing = false;

/**
 * Runs write operations one after the other. Rejects them during a publication, because the publication reads the
 * files.
 */
export function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  if (isPublishing)
    throw new Refusal('Nothing was saved: the site is being published at the moment. Try again when that is done.');
  waiting += 1;
  const result = last.then(work);
  last = result
    .catch(() => {})
    .finally(() => {
      waiting -= 1;
    });
  return result;
}

/** Runs a publication in the same queue, and rejects writes until it has ended. */
export async function publishInTurn(work: () => Promise<void>): Promise<void> {
  const result = inTurn(work);
  isPublishing = true;
  try {
    await result;
  } finally {
    isPublishing = false;
  }
}

export const isBusy = (): boolean => waiting > 0;
