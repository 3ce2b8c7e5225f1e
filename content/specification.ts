/** What the specification fixes, so that nobody removes it by accident: campaigns and people have these addresses. */

/** The detail pages in their order (spec §2). */
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

/** The campaign pages, in the order of the site map (spec §2). */
export const specifiedLandings = [
  'ac-maintenance-services',
  'hvac-maintenance-services',
  'ac-cleaning-services',
  'painting-services',
];
