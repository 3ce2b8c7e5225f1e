import type { HeldLimits, Priority } from '../leads/store.ts';

/**
 * Limits for the new leads of one network, as a leaky bucket: it holds `burst`, and `perHour` leak out of it. Leads
 * that do not fit are held for the summary, up to `held` of all networks together. Beyond `together` the mails of a
 * network come after those of other networks. Mobile carriers and offices have many people behind one address.
 */
export const usualFloodLimits = { together: 5, burst: 30, perHour: 30, held: { leads: 1000, bytes: 10_000_000 } };
export type FloodLimits = { together: number; burst: number; perHour: number; held: HeldLimits };

export type FloodGuard = ReturnType<typeof floodGuard>;
export type Verdict = Priority | 'held';

const hour = 60 * 60_000;
/** Bounds the memory: beyond this number the network that was silent for the longest time is forgotten. */
const rememberedNetworks = 10_000;

/** Judges a network by what it sends, and by nothing that others send. `clock` is in milliseconds and never goes back. */
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
    // Deleted first: a map keeps the order of insertion, and the oldest entry has to stand first.
    buckets.delete(network);
    buckets.set(network, { level, at: clock() });
    const [oldest] = buckets.keys();
    if (buckets.size > rememberedNetworks && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    /** Counts a lead of this network. Held leads count too, so that nothing of a continuing flood is mailed by itself. */
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

    /** Takes off those that a summary has reported. */
    markReported(count: number): void {
      unreportedRefusals -= count;
    },
  };
}
