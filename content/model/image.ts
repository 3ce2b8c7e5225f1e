/**
 * Every picture of the site by name. `assets/images/<name>.webp` is its original (1600 pixels wide or more);
 * `npm run images` makes the files that the site serves.
 */
export const imageNames = [
  'home-hero',
  'about',
  'agreement',
  'not-found',
  'ac-installation-hero',
  'ac-maintenance-hero',
  'duct-cleaning-hero',
  'coil-cleaning-hero',
  'water-tank-cleaning-hero',
  'plumbing-hero',
  'handyman-hero',
  'electrical-hero',
  'painting-hero',
  'air-conditioning-entry',
  'duct-cleaning-entry',
  'coil-cleaning-entry',
  'water-tank-cleaning-entry',
  'plumbing-entry',
  'handyman-entry',
  'electrical-entry',
  'painting-entry',
  'paint-job-living-room',
  'paint-job-majlis',
  'paint-job-bedroom',
  'paint-job-facade',
  'paint-job-study',
  'move-painting',
  'interior-exterior-painting',
  'decorative-painting',
  'floor-coating',
  'hvac-installation',
  'hvac-maintenance',
  'hvac-gas',
  'hvac-fan-motor',
  'hvac-thermostat',
  'residential',
  'commercial-industrial',
  'residential-painting',
  'commercial-painting',
  'ac-maintenance-film',
  'hvac-film',
  'ac-cleaning-film',
  'painting-film',
  'why-ac-film',
  'why-painting-film',
] as const;

export type ImageName = (typeof imageNames)[number];

/** A picture on a page. */
export type Image = {
  /** Its name in the list above. */
  name: ImageName;
  /** What is seen, for people who do not see it: one plain sentence, 20 to 140 characters. */
  alt: string;
};
