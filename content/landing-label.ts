export type LandingLabel = 'Painters' | 'Electricians' | 'Plumbers';

/** The word beside the number in a landing page's header, chosen from its path (spec §2). */
export function landingLabel(path: string): LandingLabel {
  const slug = path.replace(/^\//, '');
  if (slug.includes('painting')) return 'Painters';
  if (/^(?:ac|hvac)-/.test(slug)) return 'Electricians';
  return 'Plumbers';
}
