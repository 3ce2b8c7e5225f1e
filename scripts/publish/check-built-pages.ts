import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { redirectFor } from '#content/redirects.ts';
import { slashed } from '../platform.ts';

/**
 * Returns a sentence for each problem that a content change can cause in the built pages: unfilled placeholders, broken
 * links, and missing pictures and videos.
 */
export function checkPages(site: string): string[] {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((path) => slashed(path));
  return paths
    .filter((path) => /(?:^|\/)index\.html$/.test(path))
    .flatMap((path) => {
      const folder = dirname(path);
      const address = folder === '.' ? '/' : `/${folder}`;
      return problemsOn(address, readFileSync(join(site, path), 'utf8'), site);
    });
}

function problemsOn(address: string, html: string, site: string): string[] {
  // By default jsdom prints errors about unsupported styles. An own console hides them.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  for (const unseen of document.querySelectorAll('script, style, template')) unseen.remove();
  const found = new Set<string>();
  const seen = `${document.title} ${document.body.textContent}`;
  for (const [braces] of seen.matchAll(/\{\w+\}/g))
    found.add(`The page ${address} shows “${braces}”: write the name of a value that exists, or no braces.`);
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const { origin, pathname, hash } = new URL(href, `https://site.invalid${address}`);
    if (origin !== 'https://site.invalid' || redirectFor(pathname)) continue;
    const page = join(site, pathname, 'index.html');
    if (!existsSync(page) && !(pathname !== '/' && existsSync(join(site, pathname))))
      found.add(`The page ${address} has the link “${link.textContent?.trim()}” to ${pathname}, which does not exist.`);
    else if (hash && pathname === address && !document.getElementById(decodeURIComponent(hash.slice(1))))
      found.add(
        `The page ${address} has the link “${link.textContent?.trim()}” to ${hash}, which is not on that page.`,
      );
  }
  for (const file of filesOf(document)) {
    const { origin, pathname } = new URL(file, `https://site.invalid${address}`);
    if (origin === 'https://site.invalid' && !existsSync(join(site, pathname)))
      found.add(`The page ${address} needs the file ${pathname}, which does not exist: run “npm run images”.`);
  }
  return Array.from(found);
}

/** The URLs of the pictures and videos on a page. */
function filesOf(document: Document): string[] {
  const sources = Array.from(document.querySelectorAll('[src]'), (element) => element.getAttribute('src') ?? '');
  const sets = Array.from(document.querySelectorAll('[srcset]'), (element) => element.getAttribute('srcset') ?? '');
  const inSets = sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''));
  return [...sources, ...inSets].filter(Boolean);
}
