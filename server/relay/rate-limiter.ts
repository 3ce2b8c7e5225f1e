/** New leads per hour from one network. Mobile carriers and offices have many people behind one address. */
export const leadsPerHour = 30;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const hour = 60 * 60_000;
/** The maximum number of networks to count. It limits the memory used in a flood from very many networks. */
const rememberedNetworks = 100_000;

/**
 * Limits the leads of each network. All counts reset every hour, and when `rememberedNetworks` is reached. A lead is
 * counted before it is stored, so concurrent leads cannot exceed the limit.
 */
export function createRateLimiter(limit: number) {
  const counts = new Map<string, number>();
  let startedAt = performance.now();

  return {
    /** Counts a lead, or returns false if the network has reached its limit. */
    take(network: string): boolean {
      if (performance.now() - startedAt >= hour || counts.size >= rememberedNetworks) {
        counts.clear();
        startedAt = performance.now();
      }
      const count = counts.get(network) ?? 0;
      if (count >= limit) return false;
      counts.set(network, count + 1);
      return true;
    },
    /** Removes a lead from the count if it was a duplicate or could not be stored. */
    uncount(network: string): void {
      const count = counts.get(network);
      if (count) counts.set(network, count - 1);
    },
  };
}
