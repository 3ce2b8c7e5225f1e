import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { notFoundPath } from '#content/paths.ts';
import { type HeaderMap, withoutPolicy } from '../http/security-headers.ts';
import { cacheControl } from './cache-control.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Made by `scripts/compress.ts` beside each file that gets smaller, best first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** `hash` is of the content, so that it is equal on every machine that has this build. */
export type BuiltFile = {
  path: string;
  headers: HeaderMap;
  hash: string;
  encodings: Encoding[];
};

/** Keyed by the address a browser asks for: `/`, `/contact`, `/assets/…`. The not-found page has none of its own. */
export type BuiltSite = { files: ReadonlyMap<string, BuiltFile>; notFound: BuiltFile };

export type SiteOptions = { providerOrigin: string; securityHeaders: HeaderMap };

/** The router's own fallback page answers 200 to every address; this server has a real not-found page. */
const leftOut = /^__spa-fallback\.html$|\.(?:br|gz)$/;

/** Looks through the built site once, so that an address is answered without a search on the disk. */
export async function readBuiltSite(folder: string, options: SiteOptions): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, BuiltFile>();
  for (const entry of entries) {
    if (!entry.isFile() || leftOut.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).replaceAll(sep, '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
    files.set(address, await builtFile(path, address, options));
  }
  const notFound = files.get(notFoundPath);
  if (!notFound)
    throw new Error(`${folder} has no built site with a page for ${notFoundPath}. Run 'npm run build' first.`);
  files.delete(notFoundPath);
  return { files, notFound };
}

async function builtFile(path: string, address: string, options: SiteOptions): Promise<BuiltFile> {
  const bytes = await readFile(path);
  // What a browser can open as a page of its own, in which scripts could run.
  const isDocument = /\.(?:html|xml|svg)$/.test(path);
  const headers = isDocument ? { ...options.securityHeaders } : withoutPolicy(options.securityHeaders);
  headers['Content-Type'] = contentType(path);
  headers['Cache-Control'] = cacheControl(address);
  if (path.endsWith('.html')) headers['Content-Security-Policy'] = contentSecurityPolicy(bytes.toString(), options);
  const allEncodings = Object.keys(encodings) as Encoding[];
  return {
    path,
    headers,
    hash: hash('sha256', bytes, 'base64url').slice(0, 22),
    encodings: allEncodings.filter((encoding) => existsSync(path + encodings[encoding])),
  };
}

/** By the ending of the file name. `.data` is the router's: it refuses its page data under another type. */
export function contentType(path: string): string {
  return path.endsWith('.data') ? 'text/x-script; charset=utf-8' : (getMimeType(path) ?? 'application/octet-stream');
}
