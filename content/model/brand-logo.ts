import type * as v from 'valibot';
import { amount, group, line, list, shaped } from './fields.ts';

const brandLogo = group('Maker', 'A maker whose products the company installs or services.', {
  id: amount('Number', 'Counts from 1.', { min: 1, isWhole: true }),
  image: shaped(
    'Wordmark',
    'Address of the drawing, which a developer adds to public/brands.',
    /^\/brands\/[a-z-]+\.svg$/,
    'an address like /brands/carrier.svg',
  ),
  title: line('Name', 'The maker’s name.', { max: 40 }),
});

export const brandGroups = ['airConditioners', 'paints'] as const;

/** `content/brands.yaml`: plain wordmarks; we service their products and claim no partnership. */
export const brandsFile = group('Makers', 'The names that move across the campaign pages.', {
  airConditioners: list('Makers of air conditioners', '', brandLogo, { min: 3, max: 20 }),
  paints: list('Makers of paint', '', brandLogo, { min: 3, max: 20 }),
});

export type BrandLogo = v.InferOutput<typeof brandLogo>;
