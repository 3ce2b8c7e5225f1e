const minute = 60_000;

/**
 * The minutes to wait after each failed attempt. RFC 5321 §4.5.4.1 recommends two attempts in the first hour and
 * retries for four to five days. Greylisting usually ends after 5 to 15 minutes.
 */
const waits = [1, 5, 15, 30, 60, 120, 240, ...Array<number>(14).fill(480)];

/**
 * Returns the wait in milliseconds after this number of failed attempts, or `undefined` to give up. The wait varies
 * randomly by up to 20 %, so that leads that failed together are not retried together. `random` is between 0 and 1.
 */
export function retrySchedule(failedAttempts: number, random = Math.random()): number | undefined {
  const wait = waits[failedAttempts - 1];
  if (wait === undefined) return undefined;
  return Math.round(wait * minute * (0.8 + 0.4 * random));
}
