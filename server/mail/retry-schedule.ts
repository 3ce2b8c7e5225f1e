const minute = 60_000;

/** In minutes. RFC 5321 §4.5.4.1: retries for at least four to five days. Greylisting often ends after 5 to 15 minutes. */
const waits = [1, 5, 15, 30, 60, 120, 240, ...Array<number>(14).fill(480)];

/** In milliseconds; `undefined` to give up. `random` (0 to 1) spreads leads that failed together by up to 20 %. */
export function retrySchedule(failedAttempts: number, random = Math.random()): number | undefined {
  const wait = waits[failedAttempts - 1];
  if (wait === undefined) return undefined;
  return Math.round(wait * minute * (0.8 + 0.4 * random));
}
