import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AddedLead } from '../leads/store.ts';
import { refusal } from './refusal.ts';

/**
 * New leads in a window, beyond which they are held (`network`: from one, `total`: from all) or refused (from one, so that
 * no single connection can fill the disk). Mobile carriers and offices put many people behind one address.
 */
export const usualFloodLimits = { network: 50, total: 200, refused: 500, windowSeconds: 600 };
export type FloodLimits = typeof usualFloodLimits;

export type FloodGuard = ReturnType<typeof floodGuard>;

/** Runs `add` and counts it when a new lead was stored: mistakes, failures and repeats count for nothing. */
export function floodGuard({ network: mostOfOne, total, refused, windowSeconds: duration }: FloodLimits) {
  const byNetwork = new RateLimiterMemory({ points: mostOfOne, duration });
  const all = new RateLimiterMemory({ points: total, duration });
  return async (network: string, add: (isFlood: boolean) => Promise<AddedLead>): Promise<AddedLead> => {
    const [ofOne, ofAll] = await Promise.all([byNetwork.penalty(network), all.penalty('all')]);
    let isNew = false;
    try {
      if (ofOne.consumedPoints > refused)
        throw refusal(429, 'Too many messages came from this network. Please wait, or call us.');
      const added = await add(ofOne.consumedPoints > mostOfOne || ofAll.consumedPoints > total);
      isNew = !added.isDuplicate;
      return added;
    } finally {
      if (!isNew) await Promise.all([byNetwork.reward(network), all.reward('all')]);
    }
  };
}
