import type { HoursTable } from './model/business.ts';

/**
 * Values that the specification prescribes. Addresses must not change by accident, because advertisements and bookmarks
 * contain them.
 */

/**
 * The opening hours of spec §9. For them, spec §2 prescribes “Operating 7 days/week from 8am – 6pm” on the home page,
 * although Sunday differs.
 */
export const specifiedHours: HoursTable = {
  monday: '08:00–18:00',
  tuesday: '08:00–18:00',
  wednesday: '08:00–18:00',
  thursday: '08:00–18:00',
  friday: '08:00–18:00',
  saturday: '08:00–18:00',
  sunday: '09:00–19:00',
};

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
