/** Returns the label before the phone number in a landing page's header, which depends on the path (spec §2). */
export function landingPhoneLabel(path: string) {
  const slug = path.replace(/^\//, '');
  if (slug.includes('painting')) return 'Painters';
  if (/^(?:ac|hvac)-/.test(slug)) return 'Electricians';
  return 'Plumbers';
}
