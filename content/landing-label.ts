export type LandingLabel = 'Painters' | 'Electricians' | 'Plumbers';

/** The label of the number in a landing page's header, by path (spec §2). */
export function landingLabel(path: string): LandingLabel {
  const slug = path.replace(/^\//, '');
  if (slug.includes('painting')) return 'Painters';
  if (/^(?:ac|hvac)-/.test(slug)) return 'Electricians';
  return 'Plumbers';
}
