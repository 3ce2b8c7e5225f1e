import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { otherSites } from '../../server/static-site/releases.ts';
import { builtSite } from './support/built-site.ts';
import { httpRequest } from './support/http-request.ts';
import { startRelay } from './support/relay.ts';

/** Makes releases with these files. Returns the folders of their sites, in the same order. */
async function releasesWith(files: Record<string, Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const sites = Object.entries(files).map(async ([name, extra]) => {
    const site = join(folder, 'releases', name, 'client');
    await cp(await builtSite(extra), site, { recursive: true });
    return site;
  });
  return Promise.all(sites);
}

const older = '2026-11-01-080000-000';
const newer = '2026-11-02-080000-000';

test('a server still serves the whole release with which it started after the folder was deleted', async () => {
  const [site = ''] = await releasesWith({ [newer]: {} });
  const relay = await startRelay({ environment: { SITE_DIR: site } });
  const paths = ['/', '/contact', '/nope', '/contact.data', '/assets/app-BHk3_x9d.js', '/videos/hvac.1a2b3c4d.mp4'];
  const answers = async () => {
    const responses = paths.flatMap((path) =>
      ['identity', 'br', 'gzip'].map((encoding) =>
        httpRequest(relay.url + path, { headers: { 'Accept-Encoding': encoding } }),
      ),
    );
    return Promise.all(
      responses.map(async (response) => {
        const { status, headers } = await response;
        return [status, headers.get('etag'), (await (await response).bytes()).length];
      }),
    );
  };
  const before = await answers();
  await rm(dirname(site), { recursive: true });
  expect(await answers()).toEqual(before);
});

test('a tab from before an update gets the scripts, pictures and data of its release, and nobody else sees old pages', async () => {
  const [, site = ''] = await releasesWith({
    [older]: {
      'assets/gone-AAAAAAAA.js': 'old()',
      'images/gone.1a2b3c4d-800.webp': 'old',
      'gone.data': '["old"]',
      'gone/index.html': '<html>old</html>',
      'contact.data': '["old"]',
      'assets/manifest-0a1b2c3d.js': 'old()',
      'gone.txt': 'old',
    },
    [newer]: { 'contact.data': '["new"]', 'assets/manifest-4e5f6a7b.js': 'new()' },
  });
  const { url } = await startRelay({ environment: { SITE_DIR: site } });
  const statusOf = async (path: string) => (await httpRequest(url + path)).status;
  for (const path of ['/assets/gone-AAAAAAAA.js', '/images/gone.1a2b3c4d-800.webp', '/gone.data'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  for (const path of ['/gone', '/gone.txt']) expect([path, await statusOf(path)]).toEqual([path, 404]);
  const dataAt = async (path: string) => (await httpRequest(url + path)).text();
  expect(await dataAt('/contact.data')).toBe('["new"]');
  expect(await dataAt('/contact.data?version=4e5f6a7b')).toBe('["new"]');
  expect(await dataAt('/contact.data?service=Plumbing&version=0a1b2c3d')).toBe('["old"]');
  expect(await dataAt('/contact.data?version=ffffffff')).toBe('["new"]');
});

test('if a site is not in a folder of releases, the folders beside it are not served', () => {
  expect(otherSites('/srv/site/client')).toEqual([]);
  expect(otherSites('client')).toEqual([]);
});
