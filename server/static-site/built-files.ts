import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { notFoundPath } from '#content/paths.ts';
import { type HeaderMap, withoutPolicy } from '../http/security-headers.ts';
import { cacheControl } from './cache-control.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { contentType, isDocument } from './content-type.ts';

/** Made by `scripts/compress.ts` beside each file that gets smaller, best first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

export type BuiltFile = {
  path: string;
  headers: HeaderMap;
  /** Of the content: equal on every machine that has this build. */
  hash: string;
  /** Beside it on the disk. */
  encodings: Encoding[];
};

/** Keyed by the address a browser asks for: `/`, `/contact`, `/assets/…`. The not-found page has none of its own. */
export type BuiltSite = { files: ReadonlyMap<string, BuiltFile>; notFound: BuiltFile };

export type SiteOptions = PolicyOptions & { securityHeaders: HeaderMap };

/** The router's own fallback page answers 200 to every address; this server has a real not-found page. */
const leftOut = /(?:^|\/)__spa-fallback\.html$|\.(?:br|gz)$/;

/** Looks through the built site once, so that an address is answered without a search on the disk. */
export async function readBuiltSite(folder: string, options: SiteOptions): Promise<BuiltSite> {
  const files = new Map<string, BuiltFile>();
  for (const path of await listFiles(folder)) {
    const address = `/${relative(folder, path).replaceAll(sep, '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
    files.set(address, await builtFile(path, address, options));
  }
  const notFound = files.get(notFoundPath);
  if (!notFound) throw new Error(`The build has no page for ${notFoundPath}. Run 'npm run build' first.`);
  files.delete(notFoundPath);
  return { files, notFound };
}

async function builtFile(path: string, address: string, options: SiteOptions): Promise<BuiltFile> {
  const headers: HeaderMap = {
    ...(isDocument(path) ? options.securityHeaders : withoutPolicy(options.securityHeaders)),
    'Content-Type': contentType(path),
    'Cache-Control': cacheControl(address),
  };
  if (extname(path) === '.html')
    headers['Content-Security-Policy'] = contentSecurityPolicy(await readFile(path, 'utf8'), options);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  const found = (Object.keys(encodings) as Encoding[]).filter((encoding) => existsSync(path + encodings[encoding]));
  return { path, headers, hash: hash.digest('base64url').slice(0, 22), encodings: found };
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    throw new Error(`There is no built site in ${folder}, so there is nothing to serve. Run 'npm run build' first.`);
  }
}
