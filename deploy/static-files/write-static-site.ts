import { globSync } from 'node:fs';
import { cp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { redirectFor } from '#content/redirects.ts';
import { hashSource } from '#contract/content-security-policy.ts';
import { type HeaderMap, securityHeaders } from '../../server/http/security-headers.ts';
import { fileHeaders } from '../../server/static-site/file-headers.ts';

/** Compressed copies. Static hosts compress files themselves. */
const compressedCopies = /\.(?:br|gz)$/;

type StaticSiteOptions = { folder: string; target: string; hsts: boolean };

/** Replaces `target` with a copy of the built site, and adds the settings files of Netlify and Cloudflare. */
export async function writeStaticSite({ folder, target, hsts }: StaticSiteOptions): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(folder, target, { recursive: true, filter: (path) => !compressedCopies.test(path) });
  for (const page of globSync('*/**/index.html', { cwd: target })) await moveToName(join(target, dirname(page)));
  const notFound = await readFile(join(target, '404.html'), 'utf8');
  const firstService = redirectFor('/services');
  await writeFile(join(target, 'services/404.html'), servicesNotFoundPage(notFound, firstService));
  await writeFile(join(target, '_headers'), headersFile(securityHeaders({ hsts })));
  // A rule for `/services/*` would also redirect existing pages, because Cloudflare applies redirects before it looks
  // for a page. Therefore `services/404.html` redirects unknown services.
  await writeFile(join(target, '_redirects'), `/services ${firstService} 302\n`);
}

/** Renames `about/index.html` to `about.html`, so that hosts serve the page without a trailing slash. */
async function moveToName(page: string): Promise<void> {
  await rename(join(page, 'index.html'), `${page}.html`);
  // Keeps the folder if it contains other pages.
  await rmdir(page).catch(() => {});
}

/**
 * The content of `_headers`, in the format of Netlify and Cloudflare. If several rules match, the hosts send the
 * headers of all.
 */
function headersFile(headers: HeaderMap): string {
  const linesOf = (values: HeaderMap) => Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
  const rules = Object.entries({ '/*': headers, ...fileHeaders });
  return rules.map(([path, values]) => `${path}\n${linesOf(values).join('')}`).join('\n');
}

/**
 * The not-found page for paths below `/services`. Cloudflare uses the nearest `404.html`. The page redirects an
 * unknown service to the first service; for longer paths it remains the not-found page (spec §2).
 */
function servicesNotFoundPage(notFound: string, firstService: string | undefined): string {
  const redirect = `/^.services.[^/]+$/.test(location.pathname) && location.replace('${firstService}')`;
  return notFound
    .replace("script-src 'self'", (directive) => `${directive} ${hashSource(redirect)}`)
    .replace('</head>', (end) => `<script>${redirect}</script>${end}`);
}
