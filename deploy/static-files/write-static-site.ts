import { globSync } from 'node:fs';
import { cp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { redirectFor } from '#content/redirects.ts';
import { hashSource } from '#contract/content-security-policy.ts';
import { type HeaderMap, securityHeaders } from '../../server/http/security-headers.ts';
import { fileHeaders } from '../../server/static-site/file-headers.ts';

/** Only our own server needs these files. Hosts of static files compress files themselves. */
const leftOut = /\.(?:br|gz)$/;

type StaticSiteOptions = { folder: string; target: string; hsts: boolean };

/** Copies the built site into `target`, with the settings for Netlify and Cloudflare. Returns the number of pages. */
export async function writeStaticSite({ folder, target, hsts }: StaticSiteOptions): Promise<number> {
  await rm(target, { recursive: true, force: true });
  await cp(folder, target, { recursive: true, filter: (path) => !leftOut.test(path) });
  const pages = globSync('*/**/index.html', { cwd: target }).map(dirname);
  for (const page of pages) await moveToName(join(target, page));
  const notFound = await readFile(join(target, '404.html'), 'utf8');
  const firstService = redirectFor('/services');
  await writeFile(join(target, 'services/404.html'), servicesNotFoundPage(notFound, firstService));
  await writeFile(join(target, '_headers'), headersFile(securityHeaders({ hsts })));
  // Cloudflare applies a rule even where a page exists, so unknown services are redirected by `services/404.html`.
  await writeFile(join(target, '_redirects'), `/services ${firstService} 302\n`);
  return pages.length;
}

/** Renames `about/index.html` to `about.html`, so that hosts serve the page without a slash at the end. */
async function moveToName(page: string): Promise<void> {
  await rename(join(page, 'index.html'), `${page}.html`);
  // A folder with other pages in it stays.
  await rmdir(page).catch(() => {});
}

/** `_headers`, in the format that Netlify and Cloudflare share. Of several matching rules, they send all headers. */
function headersFile(headers: HeaderMap): string {
  const linesOf = (values: HeaderMap) => Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
  const rules = Object.entries({ '/*': headers, ...fileHeaders });
  return rules.map(([path, values]) => `${path}\n${linesOf(values).join('')}`).join('\n');
}

/**
 * Hosts answer with the nearest `404.html`. Below `/services`, this page redirects an unknown slug to the first service, and
 * shows the not-found page at longer addresses (spec §2).
 */
function servicesNotFoundPage(notFound: string, firstService: string | undefined): string {
  const redirect = `/^.services.[^/]+$/.test(location.pathname) && location.replace('${firstService}')`;
  return notFound
    .replace("script-src 'self'", (directive) => `${directive} ${hashSource(redirect)}`)
    .replace('</head>', (end) => `<script>${redirect}</script>${end}`);
}
