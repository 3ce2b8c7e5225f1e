import type { TrustBadge } from './model/landing.ts';

/** In the trust block of every landing page; `undefined` takes it off all of them if no proof exists. */
export const residents: string | undefined = '8 out of 10 Residents in Dubai choose us';

/** Plain text: ratings of oneself earn no stars in search results and are not marked up. */
export const ratings = [
  { title: 'Google rating', text: '5-star rating', stars: true },
  { title: 'Facebook rating', text: '5-star rating', stars: true },
] as const satisfies readonly TrustBadge[];

export const serviceWarranty = {
  title: '30-day warranty',
  text: '30-day service warranty on our work',
  stars: false,
} as const satisfies TrustBadge;

export const paintingWarranty = {
  title: '5-year weatherproof warranty',
  text: 'Against fading, cracking and peeling',
  stars: false,
} as const satisfies TrustBadge;
