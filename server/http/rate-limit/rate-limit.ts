import type { Clock } from '../../clock.ts';

export type RateLimits = {
  /** From one address in a window: beyond it, requests are marked. */
  soft: number;
  /** From one address in a window: beyond it, requests are refused. */
  hard: number;
  /** From all addresses together, refused beyond it. */
  total: number;
  windowMs: number;
  /** Addresses remembered at a time; the one seen longest ago is forgotten first. */
  capacity: number;
};

/** Mobile carriers put thousands of people behind one address, so the refusal starts far above the mark. */
export const usualLimits: RateLimits = { soft: 5, hard: 60, total: 3000, windowMs: 10 * 60_000, capacity: 10_000 };

type RateVerdict = { level: 'free' | 'soft' } | { level: 'hard'; retryAfterSeconds: number };
export type RateLimit = { hit(key: string): RateVerdict; remembered(): number };

type Bucket = { count: number; since: number };

export function rateLimit(limits: RateLimits, monotonicClock: Clock): RateLimit {
  const buckets = new Map<string, Bucket>();
  let total: Bucket = { count: 0, since: monotonicClock() };

  const current = (bucket: Bucket | undefined, now: number): Bucket =>
    bucket && now - bucket.since < limits.windowMs ? bucket : { count: 0, since: now };

  return {
    hit(key) {
      const now = monotonicClock();
      const bucket = current(buckets.get(key), now);
      // Taken out and put back at the end: the map's order is then the order of last use.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > limits.capacity) buckets.delete(buckets.keys().next().value ?? key);

      total = current(total, now);
      const full = bucket.count >= limits.hard ? bucket : total.count >= limits.total ? total : undefined;
      if (full) {
        const retryAfterSeconds = Math.max(1, Math.ceil((full.since + limits.windowMs - now) / 1000));
        return { level: 'hard', retryAfterSeconds };
      }
      bucket.count += 1;
      total.count += 1;
      return { level: bucket.count > limits.soft ? 'soft' : 'free' };
    },
    remembered: () => buckets.size,
  };
}
