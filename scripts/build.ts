/**
 * `npm run build`: builds a new release next to the existing ones. Makes it the current release only when it is
 * complete, so a running server is not disturbed and a failed build changes nothing. Then removes all but the newest
 * five releases.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  buildFolder,
  currentRelease,
  hashedFolders,
  makeCurrent,
  releaseNames,
} from '../server/static-site/releases.ts';
import { bundleServer } from './build/bundle-server.ts';
import { compressSite } from './build/compress.ts';
import { toPosixPath } from './platform.ts';

const keptReleases = 5;
const unfinished = '.unfinished';
const hour = 60 * 60_000;

const releases = join(buildFolder, 'releases');
const time = releaseTime();
const name = nameOf(time);
const folder = join(releases, name + unfinished);

try {
  // Imported here, so that a mistake in the content is handled like any other failure of the build.
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'release.txt'), `${name}\n`);
  await writeFile(join(folder, 'client', '503.html'), await unavailableHtml());
  const [count] = await Promise.all([compressSite(join(folder, 'client')), bundleServer(folder)]);
  await writeChecksums();
  await copyEarlierFiles();
  await setTimes();
  await rename(folder, join(releases, name));
  makeCurrent(name);
  await removeOld().catch((error) => console.error(`Old releases could not be deleted: ${error.message}`));
  console.log(`The release ${name} is built, with ${count} compressed files.`);
} catch (error) {
  await rm(folder, { recursive: true, force: true });
  const current = currentRelease();
  console.error(error instanceof Error ? error.message : error);
  console.error(
    `The build failed, and nothing was changed: ${current ? `the site is still the release ${current}` : 'there is no release yet'}.`,
  );
  process.exitCode = 1;
}

/**
 * The time of this release, in whole seconds because archives and servers ignore fractions. It is later than that of
 * every existing release, even if the clock was set back, because old releases are deleted by their time.
 */
function releaseTime(): Date {
  const others = releaseNames(releases).map(timeOf);
  const seconds = Math.floor(Date.now() / 1000);
  return new Date(Math.max(seconds, ...others.map((other) => other + 1)) * 1000);
}

function nameOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}

/** The time of a release, in seconds since 1970. */
function timeOf(release: string): number {
  const iso = release.replace(/^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1T$2:$3:$4Z');
  return Math.floor(Date.parse(iso) / 1000);
}

/**
 * Returns the HTML of the page for status 503. Imports it here, so that a mistake in the content is handled like any
 * other failure of the build.
 */
async function unavailableHtml(): Promise<string> {
  const { htmlOf, unavailablePage } = await import('../server/relay/pages/page.ts');
  return htmlOf(unavailablePage);
}

/** Writes `files.txt` in the format of `sha256sum`. A server uses it to detect missing and damaged files. */
async function writeChecksums(): Promise<void> {
  const lines = (await filePaths()).map((path) => {
    const sum = hash('sha256', readFileSync(path));
    return `${sum}  ${toPosixPath(relative(folder, path))}\n`;
  });
  await writeFile(join(folder, 'files.txt'), lines.sort().join(''));
}

/**
 * Copies hashed files of earlier releases into this one, because pages that are already open may still request them.
 * `files.txt` lists only a release's own files, so a file is no longer copied after its own release was removed.
 */
async function copyEarlierFiles(): Promise<void> {
  const isHashed = (path: string) => hashedFolders.some((hashed) => path.startsWith(`client/${hashed}/`));
  for (const release of releaseNames(releases)) {
    const list = readFileSync(join(releases, release, 'files.txt'), 'utf8');
    const paths = list.split('\n').map((line) => line.slice(66));
    for (const path of paths.filter(isHashed))
      if (!existsSync(join(folder, path))) await cp(join(releases, release, path), join(folder, path));
  }
}

/**
 * Gives all files the time of the release. Servers compute ETags from file times, so every machine sends the same
 * ETags.
 */
async function setTimes(): Promise<void> {
  for (const path of await filePaths()) await utimes(path, time, time);
}

async function filePaths(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function removeOld(): Promise<void> {
  const old = releaseNames(releases).slice(0, -keptReleases);
  // Folders of builds that were killed. Those younger than an hour are kept, because their build may still be running.
  const left = (await readdir(releases)).filter(
    (entry) => entry.endsWith(unfinished) && Date.now() - statSync(join(releases, entry)).mtimeMs > hour,
  );
  for (const entry of [...old, ...left]) {
    const path = join(releases, entry);
    // Renamed first, because an interrupted deletion must not leave a part of a release.
    await rename(path, path + unfinished);
    await rm(path + unfinished, { recursive: true });
  }
}
