const minute = 60_000;
const hour = 60 * minute;
/**
 * Waits after the first failed try, the second, and so on. Two tries in the first hour and five days in all are what
 * RFC 5321 §4.5.4.1 asks for; the 5 and 15 minutes are when greylisting usually ends.
 */
const firstWaits = [1 * minute, 5 * minute, 15 * minute, 30 * minute, 1 * hour, 2 * hour, 4 * hour];
const laterWait = 8 * hour;
const giveUpAfterMs = 5 * 24 * hour;
const jitter = 0.2;

/** Counted in tries and not in dates, so that a clock that jumps parks nothing. */
const laterTries = Math.floor((giveUpAfterMs - firstWaits.reduce((sum, wait) => sum + wait, 0)) / laterWait);
/** @internal exported for the tests */
export const mostAttempts = 1 + firstWaits.length + laterTries;

export type RetrySchedule = (failedAttempts: number) => number | 'give up';

export function retrySchedule(random: () => number = Math.random): RetrySchedule {
  return (failedAttempts) => {
    if (failedAttempts >= mostAttempts) return 'give up';
    const wait = firstWaits[failedAttempts - 1] ?? laterWait;
    return Math.round(wait * (1 - jitter + 2 * jitter * random()));
  };
}
