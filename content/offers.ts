import { folders } from './files.ts';
import type { Offer } from './model/offer.ts';
import { hasEnded, type Period, periodOf } from './periods.ts';
import { placeholderValues } from './placeholders.ts';
import { readFolder } from './read.ts';

/**
 * The texts of an offer, and the period in which they are shown. `terms` explains who gets the offer, for what and
 * how.
 */
export type ShownOffer = Pick<Offer, 'text' | 'terms'> & { period: Period };

export const offers = readFolder(folders.offers, placeholderValues);

/**
 * Returns an offer by its name, or undefined if it is over. The content check rejects names of offers that do not
 * exist.
 */
export function offerNamed(name: string): ShownOffer | undefined {
  const offer = offers[name];
  if (!offer) return undefined;
  const period = periodOf(offer);
  return hasEnded(period) ? undefined : { text: offer.text, terms: offer.terms, period };
}
