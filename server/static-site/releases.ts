import { existsSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/**
 * The folder of the releases on the build machine. `/srv/website` on the server has the same structure:
 *
 *     current                 a link to the current release
 *     releases/<name>/client  the files of the site, as they are served
 *     releases/<name>/server  the lead server
 */
export const buildFolder = 'build';

/**
 * Folders in which all file names contain a hash. Later releases copy the files, because open pages may request them.
 */
export const hashedFolders = ['assets', 'images'];

/** A release is named after the UTC time at which its build began, so names sort chronologically. */
const releaseName = /^\d{4}-\d\d-\d\d-\d{6}$/;

/** The names of all complete releases, oldest first. @internal for the build */
export function releaseNames(releasesFolder: string): string[] {
  if (!existsSync(releasesFolder)) return [];
  return readdirSync(releasesFolder)
    .filter((name) => releaseName.test(name))
    .sort();
}

/** The name of the current release, or `undefined` before the first build. @internal for the build */
export function currentRelease(folder = buildFolder): string | undefined {
  try {
    return basename(readlinkSync(join(folder, 'current')));
  } catch {
    return undefined;
  }
}

/**
 * Returns the folder with the pages of the current release. `build/current` is a link; it is resolved, so that the path
 * remains valid when another release becomes current.
 */
export function currentSite(folder = buildFolder): string {
  const site = join(folder, 'current', 'client');
  if (!existsSync(site)) throw new Error(`${folder} has no built site. Run 'npm run build' first.`);
  return realpathSync(site);
}

/**
 * Makes a release the current one. Readers find either the old or the new one, except on Windows. @internal for the
 * build
 */
export function makeCurrent(name: string, folder = buildFolder): void {
  const link = join(folder, 'current');
  const next = `${link}-${name}`;
  // On Windows, symbolic links need special privileges, but junctions do not. A junction needs an absolute target.
  if (process.platform === 'win32') symlinkSync(resolve(folder, 'releases', name), next, 'junction');
  else symlinkSync(join('releases', name), next);
  // Windows cannot rename over a junction, so the link is missing for a short time.
  if (process.platform === 'win32') rmSync(link, { force: true });
  renameSync(next, link);
}
