import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AddedLead } from '../leads/store.ts';
import { Refusal } from './refusal.ts';

/** New leads in a window. */
export type FloodLimits = {
  /** From one network, beyond which they are held. */
  network: number;
  /** From all networks together, beyond which they are held. */
  total: number;
  /** From one network, beyond which they are refused: no single connection can fill the disk. */
  refused: number;
  windowSeconds: number;
};

/** Mobile carriers and offices put many people behind one address; a campaign brings dozens in ten minutes. */
export const usualFloodLimits: FloodLimits = { network: 50, total: 200, refused: 500, windowSeconds: 600 };

/** Runs `add` and counts it when a new lead was stored: mistakes, failures and repeats count for nothing. */
export type FloodGuard = (network: string, add: (isFlood: boolean) => Promise<AddedLead>) => Promise<AddedLead>;

export function floodGuard(limits: FloodLimits): FloodGuard {
  const byNetwork = new RateLimiterMemory({ points: limits.network, duration: limits.windowSeconds });
  const all = new RateLimiterMemory({ points: limits.total, duration: limits.windowSeconds });

  return async (network, add) => {
    const ofNetwork = await byNetwork.penalty(network);
    const ofAll = await all.penalty('all');
    const uncount = () => Promise.all([byNetwork.reward(network), all.reward('all')]);
    if (ofNetwork.consumedPoints > limits.refused) {
      await uncount();
      throw new Refusal(429, 'Too many messages came from this network. Please wait, or call us.', {
        'Retry-After': String(Math.ceil(ofNetwork.msBeforeNext / 1000)),
      });
    }
    try {
      const added = await add(ofNetwork.consumedPoints > limits.network || ofAll.consumedPoints > limits.total);
      if (added.isDuplicate) await uncount();
      return added;
    } catch (error) {
      await uncount();
      throw error;
    }
  };
}
