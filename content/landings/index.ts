import { folders } from '../files.ts';
import { ContentError, type Problem } from '../model/explain.ts';
import type { Landing } from '../model/landing.ts';
import { readFolder } from '../read.ts';
import { specifiedLandings } from '../specification.ts';
import { texts } from '../texts.ts';
import { values } from '../values.ts';

const offers = readFolder(folders.offers, values);
const { trust, brands, paintJobs } = texts;
const bySlug = readFolder(folders.landings, values);
/** The landing pages of the specification come before those that the owner added. */
const slugs = [...new Set([...specifiedLandings, ...Object.keys(bySlug)])];

/** The landing pages, with the data of offer, warranty and brands instead of their names. Adds paint-job pictures. */
export const landings: readonly Landing[] = slugs.flatMap((slug) => {
  const file = bySlug[slug];
  if (!file) return [];
  const { name: _name, offer: offerName, warranty, brands: shown, paintJobs: shownJobs, hero, ...rest } = file;
  const offer = offers[offerName];
  if (!offer) throw new ContentError([missingOffer(slug, offerName)]);
  return [
    {
      ...rest,
      slug,
      hero: { ...hero, offer: offer.text, offerTerms: offer.terms },
      trust: [...trust.ratings, trust.warranties[warranty]],
      residents: trust.residents,
      ...(shown && { brands: { heading: shown.heading, logos: brands[shown.kind] } }),
      ...(shownJobs && { paintJobs: { ...shownJobs, images: paintJobs.images } }),
    },
  ];
});

function missingOffer(slug: string, offer: string): Problem {
  return {
    file: `content/landings/${slug}.yaml`,
    field: 'Offer',
    problem: `names the offer “${offer}”, which does not exist`,
    help: `These exist: ${Object.keys(offers).join(', ')}`,
  };
}
