import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { servicePathPattern } from '#content/redirects.ts';
import { firstServicePath } from '#content/service-paths.ts';
import { hashSource } from '#contract/content-security-policy.ts';
import { writeStaticSite } from '../../deploy/static-files/write-static-site.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { fileHeaders, revalidated } from '../../server/static-site/file-headers.ts';
import { fileFor, headersFor, parseHeaders, parseRedirects } from './support/file-hosts.ts';
import { httpRequest } from './support/http-request.ts';
import { startRelay } from './support/relay.ts';
import { makeSmallSite } from './support/small-site.ts';

const providerOrigin = 'https://api.emailjs.example';
const firstService = '/services/air-conditioning-installation';
/** A path for each type of file with its own caching time, and paths without a file. */
const samples = [
  '/',
  '/contact',
  '/services/plumbing',
  '/assets/data/contact-BHk3_x9d.json',
  '/robots.txt',
  '/assets/app-BHk3_x9d.js',
]
  .concat(['/images/hero.1a2b3c4d-800.webp', '/videos/hvac.mp4', '/brands/lg.svg', '/cards/contact.jpg'])
  .concat(['/favicon.ico', '/sitemap.xml']);
let source: string;
let target: string;

beforeAll(async () => {
  const page = '<!doctype html><html><head><title>t</title></head><body><script>let x = "1"</script></body></html>';
  const files = Object.fromEntries(
    pagePaths.filter((path) => path !== '/').map((path) => [`${path.slice(1)}/index.html`, page]),
  );
  for (const path of samples.slice(-4)) files[path.slice(1)] = '<svg></svg>';
  source = await makeSmallSite(files);
  const parent = await mkdtemp(join(tmpdir(), 'static-'));
  target = join(parent, 'static');
  await writeStaticSite({ folder: source, target, hsts: true });
});

test('each page is a file named <path>.html, which hosts serve without a trailing slash', () => {
  for (const path of pagePaths)
    expect(existsSync(join(target, path === '/' ? 'index.html' : `${path}.html`))).toBe(true);
  expect(existsSync(join(target, 'assets/app-BHk3_x9d.js'))).toBe(true);
});

/** The headers that both the server and a static host set. */
const compared = ['content-security-policy', 'cache-control', 'x-content-type-options', 'referrer-policy'].concat([
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'strict-transport-security',
]);

async function sentHeaders(url: string, path: string): Promise<Record<string, string | undefined>> {
  const { headers } = await httpRequest(url + path);
  return Object.fromEntries(compared.map((name) => [name, headers.get(name) ?? undefined]));
}

const server = () => startRelay({ environment: { SITE_DIR: source, EMAIL_ORIGIN: providerOrigin, HSTS: 'true' } });

test('deploy/Caddyfile has the headers and the redirect of the server', () => {
  const caddyfile = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8');
  const rules = Object.entries({ ...fileHeaders, '': securityHeaders({ hsts: true }) });
  for (const [path, headers] of rules) {
    // In the Caddyfile, a pattern for all folders has no slash.
    expect(caddyfile).toContain(path.replace('/*.', '*.'));
    for (const [name, value] of Object.entries(headers))
      expect(caddyfile).toMatch(new RegExp(`${name} "?${RegExp.escape(value)}"?\n`));
  }
  expect(caddyfile).toContain(`Cache-Control "${revalidated}"`);
  expect(caddyfile).toContain(`path_regexp ${servicePathPattern.source.replaceAll('\\/', '/')}\n`);
  expect(caddyfile).toContain(`rewrite * ${firstServicePath}\n`);
});

test('Netlify and Cloudflare send the same headers as the server', async () => {
  const rules = parseHeaders(readFileSync(join(target, '_headers'), 'utf8'));
  const { url } = await server();
  for (const path of samples) {
    const wanted = await sentHeaders(url, path);
    const given = headersFor(rules, path);
    // By default, these hosts revalidate such files on each request, so `_headers` has no rule for them.
    if (wanted['cache-control'] === 'max-age=0, must-revalidate') delete wanted['cache-control'];
    // The hosts send the headers of all matching rules, and a browser applies all policies.
    const policies = given['content-security-policy']?.split(', ');
    expect([path, policies]).toEqual([path, expect.arrayContaining([wanted['content-security-policy']])]);
    delete given['content-security-policy'];
    delete wanted['content-security-policy'];
    const { 'content-type': _, ...rest } = given;
    expect([path, rest]).toEqual([path, JSON.parse(JSON.stringify(wanted))]);
  }
});

test('Netlify and Cloudflare find each page, and a not-found page for an unknown address', () => {
  const files = new Set(
    readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(target, join(entry.parentPath, entry.name))),
  );
  const redirects = parseRedirects(readFileSync(join(target, '_redirects'), 'utf8'));
  expect(redirects).toEqual([{ from: '/services', to: firstService, status: 302 }]);
  // Cloudflare applies a redirect even if the path has a file.
  for (const { from, to } of redirects)
    expect([pagePaths.includes(from), fileFor(files, to).status]).toEqual([false, 200]);
  for (const path of pagePaths) expect([path, fileFor(files, path).status]).toEqual([path, 200]);
  expect(fileFor(files, '/nope')).toEqual({ file: '404.html', status: 404 });
  expect(fileFor(files, '/assets/old-AAAAAAAA.js')).toEqual({ file: '404.html', status: 404 });
  expect(fileFor(files, '/services/nope')).toEqual({ file: 'services/404.html', status: 404 });
});

test('the only redirect rule is for /services; the not-found page below it redirects by script', () => {
  expect(readFileSync(join(target, '_redirects'), 'utf8')).toBe(`/services ${firstService} 302\n`);
  const belowServices = readFileSync(join(target, 'services/404.html'), 'utf8');
  const leadOn = /<script>(.*?location\.replace.*?)<\/script>/.exec(belowServices)?.[1] ?? '';
  expect(belowServices).toContain(`content="script-src 'self' ${hashSource(leadOn)}"`);
  for (const [pathname, to] of [
    ['/services/nope', [firstService]],
    ['/services/plumbing/more', []],
  ] as const) {
    const followed: string[] = [];
    runInNewContext(leadOn, { location: { pathname, replace: (address: string) => followed.push(address) } });
    expect([pathname, followed]).toEqual([pathname, to]);
  }
});
