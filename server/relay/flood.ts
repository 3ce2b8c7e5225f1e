/**
 * Limits for the new leads of one network, as a leaky bucket of the size `burst`, from which `perHour` leads leak. Leads
 * that do not fit are refused. The limits are high, because mobile carriers and offices have many people behind one
 * address.
 */
export const usualFloodLimits = { burst: 30, perHour: 30 };
export type FloodLimits = typeof usualFloodLimits;

export type FloodGuard = ReturnType<typeof floodGuard>;

/** `hasRefused` until the bucket is empty again, after an hour without leads. */
type Bucket = { level: number; at: number; hasRefused: boolean };
type Verdict = 'accepted' | 'first refusal' | 'refused';

const hour = 60 * 60_000;
/** How many networks are remembered. Beyond this number, the one that was silent for the longest time is forgotten. */
const rememberedNetworks = 10_000;

/** Counts the leads of each network. `clock` is in milliseconds and never goes back. */
export function floodGuard({ burst, perHour }: FloodLimits, clock = () => performance.now()) {
  const buckets = new Map<string, Bucket>();

  function bucketOf(network: string): Bucket {
    const bucket = buckets.get(network);
    const leaked = bucket ? ((clock() - bucket.at) / hour) * perHour : 0;
    if (!bucket || leaked >= bucket.level) return { level: 0, at: clock(), hasRefused: false };
    return { level: bucket.level - leaked, at: clock(), hasRefused: bucket.hasRefused };
  }

  function keep(network: string, bucket: Bucket): void {
    // Deleted first, so that it becomes the last one: a map is in order of insertion, and its first network is the oldest.
    buckets.delete(network);
    buckets.set(network, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > rememberedNetworks && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    /** Counts a lead of this network, if it fits. */
    take(network: string): Verdict {
      const bucket = bucketOf(network);
      if (bucket.level + 1 <= burst) {
        keep(network, { ...bucket, level: bucket.level + 1 });
        return 'accepted';
      }
      keep(network, { ...bucket, hasRefused: true });
      return bucket.hasRefused ? 'refused' : 'first refusal';
    },

    /** Takes back the count of a lead that was a duplicate, or could not be stored. */
    uncount(network: string): void {
      const bucket = bucketOf(network);
      keep(network, { ...bucket, level: Math.max(0, bucket.level - 1) });
    },
  };
}
