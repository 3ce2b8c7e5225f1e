/**
 * Limits for the new leads of one network, as a leaky bucket of the size `burst`, from which `perHour` leads leak. Leads
 * that do not fit are refused. The limits are high, because mobile carriers and offices have many people behind one
 * address.
 */
export const usualFloodLimits = { burst: 30, perHour: 30 };
export type FloodLimits = typeof usualFloodLimits;

export type FloodGuard = ReturnType<typeof floodGuard>;

const hour = 60 * 60_000;
/** How many networks are remembered. Beyond this number, the one that was silent for the longest time is forgotten. */
const rememberedNetworks = 10_000;

/** Counts the leads of each network. `clock` is in milliseconds and never goes back. */
export function floodGuard({ burst, perHour }: FloodLimits, clock = () => performance.now()) {
  const buckets = new Map<string, { level: number; at: number }>();

  function levelOf(network: string): number {
    const bucket = buckets.get(network);
    if (!bucket) return 0;
    const leaked = ((clock() - bucket.at) / hour) * perHour;
    return Math.max(0, bucket.level - leaked);
  }

  function setLevel(network: string, level: number): void {
    // Deleted first, so that it becomes the last one: a map is in order of insertion, and its first network is the oldest.
    buckets.delete(network);
    buckets.set(network, { level, at: clock() });
    const [oldest] = buckets.keys();
    if (buckets.size > rememberedNetworks && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    /** Counts a lead of this network. Returns false, and counts nothing, if it does not fit. */
    take(network: string): boolean {
      const level = levelOf(network) + 1;
      if (level > burst) return false;
      setLevel(network, level);
      return true;
    },

    /** Takes back the count of a lead that was a duplicate, or could not be stored. */
    uncount(network: string): void {
      setLevel(network, Math.max(0, levelOf(network) - 1));
    },
  };
}
