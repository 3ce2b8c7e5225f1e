import { askEveryTime, cacheControl } from '../../server/static-site/cache-control.ts';
import { hashSource } from '../../server/static-site/content-security-policy.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * `_headers`, in the format that Netlify and Cloudflare share. Each policy has a rule for its own page only, because of
 * several matching rules the hosts would send all policies.
 */
export function headersFile({ pages, otherFiles, headers }: SiteFiles): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    rule('/*', everywhere),
    ...pages.map(({ address, policy }) => rule(address, [`Content-Security-Policy: ${policy}`])),
    ...cacheRules(otherFiles.map((path) => `/${path}`)),
    rule('/*.data', [`Cache-Control: ${cacheControl('/page.data')}`, 'Content-Type: text/x-script; charset=utf-8']),
  ].join('\n');
}

/** One rule for a whole folder if all its files are cached equally long, because the hosts limit the number of rules. */
function cacheRules(addresses: string[]): string[] {
  const others = addresses.filter((address) => !address.endsWith('.data') && cacheControl(address) !== askEveryTime);
  const byFolder = Map.groupBy(others, (address) => address.slice(0, address.indexOf('/', 1) + 1));
  return Array.from(byFolder).flatMap(([folder, files]) => {
    const values = new Set(files.map(cacheControl));
    const targets: [string, string | undefined][] =
      folder !== '' && values.size === 1 ? [[`${folder}*`, files[0]]] : files.map((file) => [file, file]);
    return targets.map(([target, example = '']) => rule(target, [`Cache-Control: ${cacheControl(example)}`]));
  });
}

function rule(path: string, lines: string[]): string {
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/**
 * `_redirects`, with rules that both hosts treat alike. Cloudflare applies a rule even where a page exists, so there is
 * no rule for unknown services: the page `services/404.html` redirects them.
 */
export function redirectsFile({ servicesFallback }: SiteFiles): string {
  return `/services ${servicesFallback} 302\n`;
}

/**
 * Hosts answer with the nearest `404.html`. Below `/services`, this page redirects an unknown slug to the first service, and
 * shows longer addresses the not-found page (spec §2).
 */
export function servicesNotFoundPage({ notFound: { html }, servicesFallback }: SiteFiles): string {
  const leadOn = `/^.services.[^/]+$/.test(location.pathname) && location.replace('${servicesFallback}')`;
  return html
    .replace("script-src 'self'", (directive) => `${directive} ${hashSource(leadOn)}`)
    .replace('</head>', (end) => `<script>${leadOn}</script>${end}`);
}
