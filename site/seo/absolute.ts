import { business } from '#content/business.ts';

/** The address of a path where the site is published. */
export function absolute(path: string): string {
  return `${business.siteOrigin}${path}`;
}
