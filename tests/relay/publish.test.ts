import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { writeStaticSite } from '../../deploy/static-files/write-static-site.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { hashSource } from '../../server/static-site/content-security-policy.ts';
import { builtSite } from './support/built-site.ts';
import { fileFor, headersFor, parseHeaders, parseRedirects } from './support/file-hosts.ts';
import { httpRequest } from './support/http-request.ts';
import { startRelay } from './support/relay.ts';

const providerOrigin = 'https://api.emailjs.example';
const firstService = '/services/air-conditioning-installation';
/** One of each kind that is kept equally long, and what has no file. */
const samples = ['/', '/contact', '/services/plumbing', '/contact.data', '/robots.txt', '/assets/app-BHk3_x9d.js']
  .concat(['/images/hero.1a2b3c4d-800.webp', '/videos/hvac.1a2b3c4d.mp4', '/brands/lg.svg', '/cards/contact.jpg'])
  .concat(['/favicon.ico', '/sitemap.xml']);
let source: string;
let target: string;
let port: number;

beforeAll(async () => {
  const page = '<!doctype html><html><head><title>t</title></head><body><script>let x = "1"</script></body></html>';
  const files = Object.fromEntries(
    pagePaths.filter((path) => path !== '/').map((path) => [`${path.slice(1)}/index.html`, page]),
  );
  for (const path of samples.slice(-4)) files[path.slice(1)] = '<svg></svg>';
  source = await builtSite(files);
  const parent = await mkdtemp(join(tmpdir(), 'static-'));
  await chmod(parent, 0o755);
  target = join(parent, 'static');
  port = await freePort();
  await writeStaticSite({ folder: source, target, providerOrigin, hsts: true, nginxPort: port });
});

test('every page and file is there, under names that hosts serve without a slash', () => {
  for (const path of pagePaths)
    expect(existsSync(join(target, path === '/' ? 'index.html' : `${path}.html`))).toBe(true);
  expect(existsSync(join(target, 'assets/app-BHk3_x9d.js'))).toBe(true);
  expect(existsSync(join(target, '__spa-fallback.html'))).toBe(false);
});

test('the headers for Netlify and Cloudflare have a policy per page, and keep to the hosts’ limits', () => {
  const rules = readFileSync(join(target, '_headers'), 'utf8').split('\n\n');
  expect(rules.length).toBeLessThan(100);
  const contact = rules.find((rule) => rule.startsWith('/contact\n')) ?? '';
  expect(contact).toContain(`connect-src 'self' ${providerOrigin}; form-action 'self' ${providerOrigin}`);
  expect(contact).toMatch(/script-src 'self' 'sha256-/);
  expect(rules[0]).toMatch(/^\/\*\n[\s\S]*X-Content-Type-Options: nosniff/);
  expect(rules[0]).not.toContain('Content-Security-Policy');
  expect(rules.join('\n')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  for (const line of rules.join('\n').split('\n')) expect(line.length).toBeLessThan(2000);
});

/** Those that both a server and a host of files decide about. */
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

test('Netlify and Cloudflare send what the server sends', async () => {
  const rules = parseHeaders(readFileSync(join(target, '_headers'), 'utf8'));
  const { url } = await server();
  for (const path of samples) {
    const wanted = await sentHeaders(url, path);
    const given = headersFor(rules, path);
    // Pages and text: these hosts ask every time by themselves. Their policies stand on pages alone.
    if (wanted['cache-control'] === 'max-age=0, must-revalidate') delete wanted['cache-control'];
    if (/\.(svg|xml)$/.test(path)) delete wanted['content-security-policy'];
    const { 'content-type': _, ...rest } = given;
    expect([path, rest]).toEqual([path, JSON.parse(JSON.stringify(wanted))]);
  }
});

test('Netlify and Cloudflare find each page, and the right page for what is missing', () => {
  const files = new Set(
    readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(target, join(entry.parentPath, entry.name))),
  );
  const redirects = parseRedirects(readFileSync(join(target, '_redirects'), 'utf8'));
  expect(redirects).toEqual([{ from: '/services', to: firstService, status: 302 }]);
  // Cloudflare follows a rule even where a file is.
  for (const { from, to } of redirects)
    expect([pagePaths.includes(from), fileFor(files, to).status]).toEqual([false, 200]);
  for (const path of pagePaths) expect([path, fileFor(files, path).status]).toEqual([path, 200]);
  expect(fileFor(files, '/nope')).toEqual({ file: '404.html', status: 404 });
  expect(fileFor(files, '/assets/old-AAAAAAAA.js')).toEqual({ file: '404.html', status: 404 });
  expect(fileFor(files, '/services/nope')).toEqual({ file: 'services/404.html', status: 404 });
});

test('redirects and not-found pages need no rule that could shadow a page', () => {
  expect(readFileSync(join(target, '_redirects'), 'utf8')).toBe(`/services ${firstService} 302\n`);
  const belowServices = readFileSync(join(target, 'services/404.html'), 'utf8');
  const leadOn = /<script>(.*?location\.replace.*?)<\/script>/.exec(belowServices)?.[1] ?? '';
  expect(belowServices).toContain(hashSource(leadOn));
  for (const [pathname, to] of [
    ['/services/nope', [firstService]],
    ['/services/plumbing/more', []],
  ] as const) {
    const followed: string[] = [];
    runInNewContext(leadOn, { location: { pathname, replace: (address: string) => followed.push(address) } });
    expect([pathname, followed]).toEqual([pathname, to]);
  }
  expect(readFileSync(join(target, '404.html'), 'utf8')).toMatch(
    /<head[^>]*><meta http-equiv="Content-Security-Policy" content="[^"]*sha256/,
  );
});

function nginxProgram(): string | undefined {
  const find = () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));
  if (find() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return find();
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return find();
}

const nginx = nginxProgram();

describe.skipIf(!nginx)('nginx with the generated file', () => {
  test('answers as the server does', async () => {
    const url = await startNginx();
    const table: [path: string, status: number, location?: string][] = [
      ...pagePaths.map((path): [string, number] => [path, 200]),
      ['/contact/?utm=1', 308, '/contact?utm=1'],
      ['/services', 302, firstService],
      ['/services/nope?a=b', 302, `${firstService}?a=b`],
      ['/services/plumbing/more', 404],
      ['/nope', 404],
      ['/404', 404],
      ['/404.html', 404],
      ['/contact.html', 404],
      ['/contact%0d%0aSet-Cookie:x/', 308, '/contact%0d%0aSet-Cookie:x'],
      ['//evil.example/', 404],
      ['/assets/old-AAAAAAAA.js', 404],
      ['/robots.txt', 200],
    ];
    for (const [path, status, location] of table) {
      const response = await httpRequest(url, { path });
      expect([path, response.status, response.headers.get('location')]).toEqual([path, status, location ?? null]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('strict-transport-security')).toBeTruthy();
      if (status === 200 || status === 404)
        expect(response.headers.get('content-security-policy') ?? '').not.toMatch(/unsafe/);
    }
    const page = await httpRequest(`${url}/contact`);
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${providerOrigin}`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('max-age=0, must-revalidate');
    const script = await httpRequest(`${url}/assets/app-BHk3_x9d.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect((await httpRequest(`${url}/contact.data`)).headers.get('cache-control')).toBe('max-age=60');
    expect((await httpRequest(`${url}/nope`)).headers.get('content-type')).toMatch(/html/);
  });
});

describe.skipIf(!nginx)('nginx beside the server', () => {
  test('sends the same headers', async () => {
    const url = await startNginx();
    const own = await server();
    for (const path of [...samples, '/nope'])
      expect([path, await sentHeaders(url, path)]).toEqual([path, await sentHeaders(own.url, path)]);
    const missing = await httpRequest(`${url}/assets/old-AAAAAAAA.js`);
    expect(missing.headers.get('cache-control')).toBe('max-age=0, must-revalidate');
  });
});

async function startNginx(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const config = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
     events {} http { access_log off; ${paths.join(' ')} include ${target}.nginx.conf; }`,
  );
  const check = spawnSync(nginx ?? '', ['-t', '-c', config], { encoding: 'utf8' });
  expect(check.stderr).toContain('test is successful');
  const child = spawn(nginx ?? '', ['-c', config], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        httpRequest(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  return url;
}

test('the unit starts what exists', () => {
  const root = join(import.meta.dirname, '../..');
  const unit = readFileSync(join(root, 'deploy/website.service'), 'utf8');
  expect(
    /ExecStart=\/srv\/website\/(\S+) .*?(\S+)$/m
      .exec(unit)
      ?.slice(1)
      .every((path) => existsSync(join(root, path))),
  ).toBe(true);
});

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd accepts the unit', () => {
  const unit = join(import.meta.dirname, '../../deploy/website.service');
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => /Unknown|Failed to parse|Invalid/.test(line))).toEqual([]);
});
