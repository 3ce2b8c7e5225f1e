import type { HeldLimits, Priority } from '../leads/store.ts';

/**
 * Limits for the new leads of one network, as a leaky bucket of the size `burst`, from which `perHour` leads leak. Leads
 * that do not fit get the state `held`, up to the limits in `held` for all networks together. From `together` on, the
 * leads of a network are mailed after those of other networks. The limits are high, because mobile carriers and offices
 * have many people behind one address.
 */
export const usualFloodLimits = { together: 5, burst: 30, perHour: 30, held: { leads: 1000, bytes: 10_000_000 } };
export type FloodLimits = { together: number; burst: number; perHour: number; held: HeldLimits };

export type FloodGuard = ReturnType<typeof floodGuard>;
export type Verdict = Priority | 'held';

const hour = 60 * 60_000;
/** How many networks are remembered. Beyond this number, the one that was silent for the longest time is forgotten. */
const rememberedNetworks = 10_000;

/** Counts the leads of each network. `clock` is in milliseconds and never goes back. */
export function floodGuard({ together, burst, perHour }: FloodLimits, clock = () => performance.now()) {
  const buckets = new Map<string, { level: number; at: number }>();
  let unreportedRefusals = 0;

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
    /** Counts a lead of this network. Held leads count too, so that a flood that goes on stays held. */
    count(network: string): Verdict {
      const level = levelOf(network) + 1;
      setLevel(network, Math.min(level, 2 * burst));
      if (level > burst) return 'held';
      return level > together ? 'after-others' : 'first';
    },

    /** Takes back the count of a lead that was a duplicate, or could not be stored. */
    uncount(network: string): void {
      setLevel(network, Math.max(0, levelOf(network) - 1));
    },

    /** Counts a lead that was refused for lack of room: the next summary says how many these were. */
    countRefusal(): void {
      unreportedRefusals += 1;
    },

    unreportedRefusals: () => unreportedRefusals,

    /** Subtracts the refusals that a summary has reported. */
    markReported(count: number): void {
      unreportedRefusals -= count;
    },
  };
}
