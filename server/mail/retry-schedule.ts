const minute = 60_000;

/**
 * Minutes after the first failed try, the second, and so on. Two tries in the first hour and five days in all are what
 * RFC 5321 §4.5.4.1 asks for; the 5 and 15 minutes are when greylisting usually ends.
 */
const waits = [1, 5, 15, 30, 60, 120, 240, ...Array<number>(14).fill(480)];

/**
 * The wait in ms after this number of failed tries; `undefined` when it is time to give up. It is changed at random by a
 * fifth at most, so that leads that failed together are not tried together again. `random` is between 0 and 1.
 */
export function retrySchedule(failedAttempts: number, random = Math.random()): number | undefined {
  const wait = waits[failedAttempts - 1];
  if (wait === undefined) return undefined;
  return Math.round(wait * minute * (0.8 + 0.4 * random));
}
