import { existsSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/**
 * Where releases are, on the machine that builds and on the server:
 *
 *     current                 a link to the current release
 *     releases/<name>/client  the files of the site, as they are served
 *     releases/<name>/server  the program that takes the leads
 */
export const buildFolder = 'build';

/**
 * Folders of a site in which every file name contains a hash of the file. A file with such a name never changes, so
 * browsers keep it, and later releases contain it too: pages that are open during an update still request it.
 */
export const hashedFolders = ['assets', 'images'];

/** The name of a release: when its build began, in UTC, so that the names sort by time. */
const releaseName = /^\d{4}-\d\d-\d\d-\d{6}(?:-\d{3})?$/;

/** The names of all finished releases, oldest first. @internal for the build */
export function releaseNames(releasesFolder: string): string[] {
  if (!existsSync(releasesFolder)) return [];
  return readdirSync(releasesFolder)
    .filter((name) => releaseName.test(name))
    .sort();
}

/** The name of the current release; `undefined` before the first build. @internal for the build */
export function currentRelease(folder = buildFolder): string | undefined {
  try {
    return basename(readlinkSync(join(folder, 'current')));
  } catch {
    return undefined;
  }
}

/** The folder with the files of the current release. It keeps its name when another release becomes the current one. */
export function currentSite(folder = buildFolder): string {
  const site = join(folder, 'current', 'client');
  if (!existsSync(site)) throw new Error(`${folder} has no built site. Run 'npm run build' first.`);
  return realpathSync(site);
}

/**
 * Makes this release the current one, in one step: a reader finds either the old release or the new one. @internal for
 * the build
 */
export function makeCurrent(name: string, folder = buildFolder): void {
  const link = join(folder, 'current');
  const next = `${link}-${name}`;
  // On Windows, links need special rights and junctions do not. A junction has an absolute target.
  if (process.platform === 'win32') symlinkSync(resolve(folder, 'releases', name), next, 'junction');
  else symlinkSync(join('releases', name), next);
  // Windows cannot rename over a junction, so the link is missing for an instant.
  if (process.platform === 'win32') rmSync(link, { force: true });
  renameSync(next, link);
}
