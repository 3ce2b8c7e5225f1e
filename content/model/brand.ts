import type * as v from 'valibot';
import { amount, group, line, lineMatching, list } from './fields.ts';

const brand = group('Brand', 'A brand whose products the company installs or services.', {
  id: amount('Number', 'Counts from 1.', { min: 1, isWhole: true }),
  image: lineMatching(
    'Brand logo',
    'Address of the drawing, which a developer adds to public/brands.',
    /^\/brands\/[a-z-]+\.svg$/,
    'an address like /brands/carrier.svg',
  ),
  title: line('Name', 'The brand’s name.', { max: 40 }),
});

export const brandGroupLabels = { airConditioners: 'Air conditioners', paints: 'Paints' };

/**
 * `content/brands.yaml`: the AC brands that the company services and the paint brands that it uses. The site claims no
 * partnership with them.
 */
export const brandsFile = group('Brands', 'The names that move across the landing pages.', {
  airConditioners: list('Brands of air conditioners', '', brand, { min: 3, max: 20 }),
  paints: list('Brands of paint', '', brand, { min: 3, max: 20 }),
});

export type Brand = v.InferOutput<typeof brand>;
