/** New leads per hour from one network. Mobile carriers and offices have many people behind one address. */
export const leadsPerHour = 30;

export type FloodGuard = ReturnType<typeof floodGuard>;

const hour = 60 * 60_000;
/** Limits the memory used in a flood from very many networks. */
const rememberedNetworks = 100_000;

/**
 * Counts the leads of each network; the counts reset every hour. A lead is counted before it is stored, so that
 * concurrent leads cannot exceed the limit. `clock` returns milliseconds and must never go back.
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
    /** Removes a lead from the count if it was a duplicate or could not be stored. */
    uncount(network: string): void {
      const count = counts.get(network);
      if (count) counts.set(network, count - 1);
    },
  };
}
