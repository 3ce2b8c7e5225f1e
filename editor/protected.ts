import { specifiedLandings, specifiedServices } from '../content/specification.ts';

/** The reason why a file may not be renamed or deleted, as a sentence; `undefined` if it may. */
export function fixedBySpecification(path: string): string | undefined {
  const [, folder, slug = ''] = /^content\/(?:([a-z-]+)\/)?([a-z0-9-]+)\.yaml$/.exec(path) ?? [];
  if (folder === 'services')
    return specifiedServices.includes(slug)
      ? `the specification (§2) fixes the address /services/${slug}. You can change everything on the page, but not its address.`
      : undefined;
  if (folder === 'landings')
    return specifiedLandings.includes(slug)
      ? `the specification (§2) fixes the address /${slug}, and campaigns lead there. You can change everything on the page, but not its address.`
      : undefined;
  if (folder === 'offers') return undefined;
  return `the site needs ${path}.`;
}
