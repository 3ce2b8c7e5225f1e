import type { HeldLimits, Priority } from '../leads/store.ts';

/**
 * New leads of one network, which is a bucket that leaks: `burst` fit into it, and `perHour` leak out of it. Those beyond
 * are held for the summary, up to `held` of all networks together. Beyond `together` the mails of one network come after
 * those of others. Mobile carriers and offices put many people behind one address.
 */
export const usualFloodLimits = { together: 5, burst: 30, perHour: 30, held: { leads: 1000, bytes: 10_000_000 } };
export type FloodLimits = { together: number; burst: number; perHour: number; held: HeldLimits };

export type FloodGuard = ReturnType<typeof floodGuard>;
export type Verdict = Priority | 'held';

const hour = 60 * 60_000;
/** More networks than this at once are no flood of one of them; the oldest is forgotten. */
const rememberedNetworks = 10_000;

/** Judges a network by what it sends, and by nothing that others send. `clock` is in milliseconds and never goes back. */
export function floodGuard({ together, burst, perHour }: FloodLimits, clock = () => performance.now()) {
  const buckets = new Map<string, { level: number; at: number }>();
  let untoldRefusals = 0;

  function levelOf(network: string): number {
    const bucket = buckets.get(network);
    if (!bucket) return 0;
    const leaked = ((clock() - bucket.at) / hour) * perHour;
    return Math.max(0, bucket.level - leaked);
  }

  function setLevel(network: string, level: number): void {
    // Deleted first, so that the map stays in the order of the last lead.
    buckets.delete(network);
    buckets.set(network, { level, at: clock() });
    const [oldest] = buckets.keys();
    if (buckets.size > rememberedNetworks && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    /** Counts a lead of this network. Held ones count too: a flood that goes on is not mailed in between. */
    count(network: string): Verdict {
      const level = levelOf(network) + 1;
      setLevel(network, Math.min(level, 2 * burst));
      if (level > burst) return 'held';
      return level > together ? 'after-others' : 'first';
    },

    /** For a lead that was there already, or was not stored. */
    uncount(network: string): void {
      setLevel(network, Math.max(0, levelOf(network) - 1));
    },

    /** For a lead that found no room: the next summary says how many these were. */
    countRefusal(): void {
      untoldRefusals += 1;
    },

    untoldRefusals: () => untoldRefusals,

    /** A summary told of so many. */
    tellRefusals(count: number): void {
      untoldRefusals -= count;
    },
  };
}
