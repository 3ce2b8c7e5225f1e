import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { notFoundPath } from '#content/paths.ts';
import { type HeaderMap, withoutPolicy } from '../http/security-headers.ts';
import { cacheControl } from './cache-control.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type Encoding, encodings } from './encodings.ts';
import { otherSites } from './releases.ts';

/** `hash` is of the content, so that it is equal on every machine that has this build. */
export type BuiltFile = {
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  headers: HeaderMap;
  hash: string;
};

/** Keyed by the address a browser asks for: `/`, `/contact`, `/assets/…`. The not-found page has none of its own. */
export type BuiltSite = { files: ReadonlyMap<string, BuiltFile>; notFound: BuiltFile };

export type SiteOptions = { providerOrigin: string; securityHeaders: HeaderMap };

/** Files without an address of their own: the router's fallback page, which is not used here, and the compressed copies. */
const leftOut = /^__spa-fallback\.html$|\.(?:br|gz)$/;

/** Files that an open page loads by itself; people never see these addresses. */
export const partOfAPage = /^\/(?:assets|images|videos|fonts)\/|\.data$/;

/**
 * Reads the whole site once, so that changes in the folder have no effect until the next start. A page that was opened
 * before an update still finds the scripts, pictures and data of its own release, as long as that release is kept.
 */
export async function readBuiltSite(folder: string, options: SiteOptions): Promise<BuiltSite> {
  const files = new Map<string, BuiltFile>();
  for (const [address, path] of await filesByAddress(folder))
    files.set(address, await readBuiltFile(path, address, options));
  const currentVersion = versionOf(Array.from(files.keys()));
  for (const other of otherSites(folder)) {
    const found = await filesByAddress(other);
    const version = versionOf(found.map(([address]) => address));
    for (const [address, path] of found.filter(([name]) => partOfAPage.test(name))) {
      const file = await readBuiltFile(path, address, options);
      const isOtherData = address.endsWith('.data') && version && version !== currentVersion;
      // `otherSites` has the newest release first. Of several releases with the same scripts, the newest data is used.
      if (isOtherData && !files.has(versioned(address, version))) files.set(versioned(address, version), file);
      if (!files.has(address)) files.set(address, file);
    }
  }
  const notFound = files.get(notFoundPath);
  if (!notFound)
    throw new Error(`${folder} has no built site with a page for ${notFoundPath}. Run 'npm run build' first.`);
  files.delete(notFoundPath);
  return { files, notFound };
}

/**
 * The address of a page's data for the scripts of another release. These scripts add their version to the address
 * (`data-for-own-code.ts`).
 */
export const versioned = (address: string, version: string) => `${address}?version=${version}`;

/** The version of a release's scripts. It stays the same when only the content of the site changed. */
function versionOf(addresses: string[]): string | undefined {
  return addresses.map((address) => /^\/assets\/manifest-(\w+)\.js$/.exec(address)?.[1]).find(Boolean);
}

async function filesByAddress(folder: string): Promise<[address: string, path: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, path).replaceAll(sep, '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
      return [address, path];
    });
}

async function readBuiltFile(path: string, address: string, options: SiteOptions): Promise<BuiltFile> {
  const body = await readFile(path);
  const encoded: BuiltFile['encoded'] = {};
  for (const [encoding, ending] of Object.entries(encodings)) {
    const bytes = await readFile(path + ending).catch(() => undefined);
    if (bytes) encoded[encoding as Encoding] = bytes;
  }
  // A browser can open these as a page, in which scripts could run.
  const isDocument = /\.(?:html|xml|svg)$/.test(path);
  const headers = isDocument ? { ...options.securityHeaders } : withoutPolicy(options.securityHeaders);
  headers['Content-Type'] = contentType(path);
  headers['Cache-Control'] = cacheControl(address);
  if (path.endsWith('.html')) headers['Content-Security-Policy'] = contentSecurityPolicy(body.toString(), options);
  return { body, encoded, headers, hash: hash('sha256', body, 'base64url').slice(0, 22) };
}

/** By the ending of the file name. `.data` files are page data of the router, which refuses them under another type. */
export function contentType(path: string): string {
  return path.endsWith('.data') ? 'text/x-script; charset=utf-8' : (getMimeType(path) ?? 'application/octet-stream');
}
