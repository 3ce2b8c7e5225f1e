import { business, phoneOf } from '../business.ts';
import { folders } from '../files.ts';
import { offerNamed } from '../offers.ts';
import { placeholderValues } from '../placeholders.ts';
import { readFolder } from '../read.ts';
import { services } from '../services/index.ts';
import { specifiedLandings } from '../specification.ts';
import { texts } from '../texts.ts';

const { trust, brands, paintJobs } = texts;
const bySlug = readFolder(folders.landings, placeholderValues);
/** The landing pages of the specification come before those that the owner added. */
const slugs = [...new Set([...specifiedLandings, ...Object.keys(bySlug)])];

/**
 * The landing pages. The files contain only the names of an offer, a warranty and a list of brands; here they are
 * replaced by their data. Pages with paint jobs also receive the pictures.
 */
export const landings = slugs.flatMap((slug) => {
  const file = bySlug[slug];
  if (!file) return [];
  const { name: _name, phone, service, offer, warranty, brands: shown, paintJobs: shownJobs, ...rest } = file;
  return [
    {
      ...rest,
      slug,
      phone: phone ? phoneOf(phone) : business.phone,
      serviceType: services.find((one) => one.slug === service)?.serviceType,
      offer: offerNamed(offer),
      trust: [...trust.ratings, trust.warranties[warranty]],
      residents: trust.residents,
      ...(shown && { brands: { heading: shown.heading, logos: brands[shown.kind] } }),
      ...(shownJobs && { paintJobs: { ...shownJobs, images: paintJobs.images } }),
    },
  ];
});
