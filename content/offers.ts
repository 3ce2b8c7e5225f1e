import { folders } from './files.ts';
import { ContentError } from './model/explain.ts';
import type { Offer } from './model/offer.ts';
import { isOver, type Period, periodOf } from './periods.ts';
import { values } from './placeholders.ts';
import { readFolder } from './read.ts';

/** `terms` explains who gets the offer, for what and how. */
export type ShownOffer = Pick<Offer, 'text' | 'terms'> & { period: Period };

export const offers = readFolder(folders.offers, values);

/** The offer that a file refers to; undefined if the offer is over. */
export function offerNamed(name: string, file: string): ShownOffer | undefined {
  const offer = offers[name];
  if (!offer)
    throw new ContentError([
      {
        file,
        field: 'Offer',
        problem: `names the offer “${name}”, which does not exist`,
        help: `These exist: ${Object.keys(offers).join(', ')}`,
      },
    ]);
  const period = periodOf(offer);
  return isOver(period) ? undefined : { text: offer.text, terms: offer.terms, period };
}
