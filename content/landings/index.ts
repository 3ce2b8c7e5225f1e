import { brands } from '../brands.ts';
import { paintJobs } from '../carousel.ts';
import { folders } from '../files.ts';
import type { Landing } from '../model/landing.ts';
import { offers } from '../offers.ts';
import { readFolder } from '../read.ts';
import { trust } from '../trust.ts';
import { values } from '../values.ts';

/** The order of the site map for the four of the specification (§2); others follow. */
const first = ['ac-maintenance-services', 'hvac-maintenance-services', 'ac-cleaning-services', 'painting-services'];

const bySlug = readFolder(folders.landings, values);
const slugs = [...new Set([...first, ...Object.keys(bySlug)])];

/** The paid-campaign pages, each with its offer, warranty, makers and pictures in place of their names. */
export const landings: readonly Landing[] = slugs.flatMap((slug) => {
  const file = bySlug[slug];
  if (!file) return [];
  const { offer: offerName, warranty, brands: shown, carousel, hero, ...rest } = file;
  const offer = offers[offerName];
  if (!offer) throw new Error(`content/landings/${slug}.yaml names the offer '${offerName}', which does not exist.`);
  return [
    {
      ...rest,
      slug,
      hero: { ...hero, offer: offer.text, offerTerms: offer.terms },
      trust: [...trust.ratings, trust.warranties[warranty]],
      residents: trust.residents,
      ...(shown && { brands: { heading: shown.heading, logos: brands[shown.makers] } }),
      ...(carousel && { carousel: { ...carousel, images: paintJobs } }),
    },
  ];
});
