// These paths must not change by accident, because advertisements and bookmarks contain them.

/** The slugs of the service pages, in order (spec §2). */
export const specifiedServices = [
  'air-conditioning-installation',
  'ac-maintenance',
  'duct-cleaning',
  'coil-cleaning',
  'water-tank-cleaning',
  'plumbing',
  'handyman',
  'electrical',
  'painting',
];

/** The slugs of the landing pages, in the order of the sitemap (spec §2). */
export const specifiedLandings = [
  'ac-maintenance-services',
  'hvac-maintenance-services',
  'ac-cleaning-services',
  'painting-services',
];

/** The names of the files in each folder that the owner must not remove. */
export const specifiedPages: Readonly<Record<'offers' | 'services' | 'landings', readonly string[]>> = {
  offers: [],
  services: specifiedServices,
  landings: specifiedLandings,
};
