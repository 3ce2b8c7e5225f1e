import type { HeaderMap } from '../http/security-headers.ts';
import { hashedFolders } from './releases.ts';

const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const hour = { 'Cache-Control': 'public, max-age=3600' };
/** For SVG and XML files, which a browser can open as documents. The policy prevents scripts in them. */
const closed = {
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
};

/** For files without another `Cache-Control`, such as pages, and for redirects. Browsers revalidate files by ETag. */
export const revalidated = 'max-age=0, must-revalidate';

/**
 * Headers by path pattern; `*` matches any characters. `npm run static` uses them too; `deploy/Caddyfile` repeats them.
 */
export const fileHeaders: Record<string, HeaderMap> = {
  ...Object.fromEntries(hashedFolders.map((folder) => [`/${folder}/*`, lasting])),
  '/brands/*': hour,
  '/videos/*': hour,
  '/favicon.*': hour,
  '/icon-*': hour,
  '/apple-touch-icon.png': hour,
  '/*.svg': closed,
  '/*.xml': closed,
  // sirv has no content type for this extension.
  '/*.ico': { 'Content-Type': 'image/vnd.microsoft.icon' },
};

const patterns = Object.entries(fileHeaders).map(([path, headers]) => {
  const [before = '', after] = path.split('*');
  const matches = (name: string) =>
    after === undefined ? name === path : name.startsWith(before) && name.endsWith(after);
  return { matches, headers };
});

export function headersOf(path: string): HeaderMap {
  const matching = patterns.filter(({ matches }) => matches(path)).map(({ headers }) => headers);
  return Object.assign({ 'Cache-Control': revalidated }, ...matching);
}
