import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { notFoundPath } from '#content/paths.ts';
import { redirectFor } from '#content/redirects.ts';
import { type HeaderMap, securityHeaders, withoutPolicy } from '../../server/http/security-headers.ts';
import { contentSecurityPolicy } from '../../server/static-site/content-security-policy.ts';

export type Page = { address: string; html: string; policy: string };

/** What is written for every host of files, before it is put into the format of one of them. */
export type SiteFiles = {
  pages: Page[];
  notFound: Page;
  /** Files that are not pages, by their path in the build. */
  otherFiles: string[];
  headers: HeaderMap;
  /** An address without a page, and where it leads. */
  servicesFallback: string;
};

export type SiteFilesOptions = { folder: string; providerOrigin: string; hsts: boolean };

/** Only our own server needs these files. Hosts of files compress by themselves and have their own not-found pages. */
const leftOut = /(?:^|\/)__spa-fallback\.html$|\.(?:br|gz)$/;

export async function readSiteFiles({ folder, providerOrigin, hsts }: SiteFilesOptions): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !leftOut.test(path))
    .sort();
  const pages: Page[] = [];
  for (const path of paths.filter((name) => extname(name) === '.html')) {
    const html = await readFile(join(folder, path), 'utf8');
    const address = `/${path}`.replace(/(?:\/index)?\.html$/, '') || '/';
    pages.push({ address, html, policy: contentSecurityPolicy(html, { providerOrigin }) });
  }
  const notFound = pages.find(({ address }) => address === notFoundPath);
  const servicesFallback = redirectFor('/services');
  if (!notFound || !servicesFallback)
    throw new Error(`${folder} has no page for ${notFoundPath}. Run 'npm run build' first.`);

  return {
    pages: pages.filter((page) => page !== notFound),
    notFound,
    otherFiles: paths.filter((name) => extname(name) !== '.html'),
    headers: withoutPolicy(securityHeaders({ hsts })),
    servicesFallback,
  };
}
