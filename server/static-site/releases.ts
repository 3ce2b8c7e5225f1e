import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Where releases are, on the machine that builds and on the server alike:
 *
 *     current                 the name of the release that the next start serves
 *     releases/<name>/client  the files of the site, as they are served
 *     releases/<name>/server  the program that serves them, in two files
 */
export const buildFolder = 'build';

/** The name of a release: when its build began, in UTC, so that sorted names are in order of time. */
const releaseName = /^\d{4}-\d\d-\d\d-\d{6}-\d{3}$/;

/** The names of all finished releases, oldest first. */
export function releaseNames(releasesFolder: string): string[] {
  if (!existsSync(releasesFolder)) return [];
  return readdirSync(releasesFolder)
    .filter((name) => releaseName.test(name))
    .sort();
}

/**
 * The name of the current release; `undefined` before the first build. Kept in a file, because links need special rights
 * on Windows.
 */
export function currentRelease(folder = buildFolder): string | undefined {
  const file = join(folder, 'current');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The folder with the files of the site that was built last. */
export function currentSite(folder = buildFolder): string {
  const name = currentRelease(folder);
  const site = join(folder, 'releases', name ?? '', 'client');
  if (!name || !existsSync(site)) throw new Error(`${folder} has no built site. Run 'npm run build' first.`);
  return site;
}

/** The files of the other releases that are kept beside `site`, the newest first; none when `site` is no release. */
export function otherSites(site: string): string[] {
  const release = dirname(site);
  const releases = dirname(release);
  if (!releaseName.test(basename(release)) || basename(releases) !== 'releases') return [];
  return releaseNames(releases)
    .filter((name) => name !== basename(release))
    .reverse()
    .map((name) => join(releases, name, 'client'));
}
