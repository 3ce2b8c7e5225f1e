import { redirectFor } from '#content/redirects.ts';

export type Redirect = { address: string; status: 302 | 308 };

/**
 * Where an address without a file leads, in one step: the form without a slash at the end, or the redirect of the
 * content. Always a path of this site: it begins with one slash, so `//host` never becomes another origin.
 */
export function redirectOf(path: string, has: (address: string) => boolean): Redirect | undefined {
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`;
  const better = redirectFor(canonical);
  if (better) return { address: better, status: 302 };
  if (canonical !== path && has(canonical)) return { address: encodeURI(canonical), status: 308 };
  return undefined;
}
