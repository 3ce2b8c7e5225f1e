import type { BrandLogo } from './model/brand-logo.ts';

/** Makers of air conditioners (spec §3), as plain wordmarks: we service their units and claim no partnership. */
export const airConditionerBrands = [
  { id: 1, image: '/brands/carrier.svg', title: 'Carrier' },
  { id: 2, image: '/brands/daikin.svg', title: 'Daikin' },
  { id: 3, image: '/brands/gree.svg', title: 'Gree' },
  { id: 4, image: '/brands/lg.svg', title: 'LG' },
  { id: 5, image: '/brands/o-general.svg', title: 'O General' },
  { id: 6, image: '/brands/samsung.svg', title: 'Samsung' },
] as const satisfies readonly BrandLogo[];

/** Makers of paint (spec §3). */
export const paintBrands = [
  { id: 1, image: '/brands/asian-paints.svg', title: 'Asian Paints' },
  { id: 2, image: '/brands/caparol.svg', title: 'Caparol' },
  { id: 3, image: '/brands/jotun.svg', title: 'Jotun' },
  { id: 4, image: '/brands/kansai-paint.svg', title: 'Kansai Paint' },
  { id: 5, image: '/brands/national-paints.svg', title: 'National Paints' },
  { id: 6, image: '/brands/sherwin-williams.svg', title: 'Sherwin Williams' },
] as const satisfies readonly BrandLogo[];
