/** How many new leads one network can send in an hour. Mobile carriers and offices have many people behind one address. */
export const leadsPerHour = 30;

export type FloodGuard = ReturnType<typeof floodGuard>;

const hour = 60 * 60_000;
/** Limits the memory that a flood from very many networks can use. */
const rememberedNetworks = 100_000;

/** Counts the leads of each network, from zero again after an hour. `clock` is in milliseconds and never goes back. */
export function floodGuard(limit: number, clock = () => performance.now()) {
  const counts = new Map<string, number>();
  let startedAt = clock();

  function count(network: string, change: 1 | -1): number {
    if (clock() - startedAt >= hour || counts.size >= rememberedNetworks) {
      counts.clear();
      startedAt = clock();
    }
    const counted = Math.max(0, (counts.get(network) ?? 0) + change);
    counts.set(network, counted);
    return counted;
  }

  return {
    take(network: string): 'accepted' | 'first refusal' | 'refused' {
      const counted = count(network, 1);
      if (counted <= limit) return 'accepted';
      return counted === limit + 1 ? 'first refusal' : 'refused';
    },
    /** Takes back the count of a lead that was a duplicate, or could not be stored. */
    uncount(network: string): void {
      count(network, -1);
    },
  };
}
