import type { Landing } from '#content/model/landing.ts';

/** The paid-campaign pages (spec §2), in the order of the site map. */
export const landings: readonly Landing[] = [];
