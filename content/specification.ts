import type { HoursTable } from './model/business.ts';

/** What the specification fixes. Addresses must not be lost by accident, because advertisements and bookmarks have them. */

/** The hours of the specification (§9). The sentence on the home page (spec §2) applies only to these. */
export const specifiedHours: HoursTable = {
  monday: '08:00–18:00',
  tuesday: '08:00–18:00',
  wednesday: '08:00–18:00',
  thursday: '08:00–18:00',
  friday: '08:00–18:00',
  saturday: '08:00–18:00',
  sunday: '09:00–19:00',
};

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

/** The landing pages, in the order of the site map (spec §2). */
export const specifiedLandings = [
  'ac-maintenance-services',
  'hvac-maintenance-services',
  'ac-cleaning-services',
  'painting-services',
];
