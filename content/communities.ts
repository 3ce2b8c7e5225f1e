/** The communities that the site names (spec §1), also the area served in the structured data. */
export const communities = [
  'Dubai Hills',
  'Palm Jumeirah',
  'Arabian Ranches',
  'The Greens',
  'Jumeirah Park',
  'The Springs',
] as const;
