/**
 * How many new leads one network can send in an hour. Mobile carriers and offices have many people behind one address.
 */
export const leadsPerHour = 30;

export type FloodGuard = ReturnType<typeof floodGuard>;

const hour = 60 * 60_000;
/** Limits the memory that a flood from very many networks can use. */
const rememberedNetworks = 100_000;

/**
 * Counts the leads of each network, from zero again after an hour. A lead counts while it is being stored, so that leads
 * that are sent at the same time cannot exceed the limit. `clock` is in milliseconds and never goes back.
 */
export function floodGuard(limit: number, clock = () => performance.now()) {
  const counts = new Map<string, number>();
  const refused = new Set<string>();
  let startedAt = clock();

  return {
    take(network: string): 'accepted' | 'first refusal' | 'refused' {
      if (clock() - startedAt >= hour || counts.size >= rememberedNetworks) {
        counts.clear();
        refused.clear();
        startedAt = clock();
      }
      const count = counts.get(network) ?? 0;
      if (count < limit) {
        counts.set(network, count + 1);
        return 'accepted';
      }
      if (refused.has(network)) return 'refused';
      refused.add(network);
      return 'first refusal';
    },
    /** Removes the count of a lead that was a duplicate, or could not be stored. */
    uncount(network: string): void {
      const count = counts.get(network);
      if (count) counts.set(network, count - 1);
    },
  };
}
