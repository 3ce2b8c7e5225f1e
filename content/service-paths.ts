/** Apart from the list, so that what only needs the first does not bring all others into the browser. */
const firstSlug = 'air-conditioning-installation';

/** The nine services in order: menus, lists and 'Next Service' follow it (spec §2). */
export const serviceSlugs = [
  firstSlug,
  'ac-maintenance',
  'duct-cleaning',
  'coil-cleaning',
  'water-tank-cleaning',
  'plumbing',
  'handyman',
  'electrical',
  'painting',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

export const agreementPath = '/services/maintenance-packages';

export function servicePath(slug: ServiceSlug) {
  return `/services/${slug}` as const;
}

/** Where unknown and missing slugs lead (spec §2). */
export const firstServicePath = servicePath(firstSlug);
