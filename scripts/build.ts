/**
 * `npm run build`: makes a new release beside the others and makes it the current one at the very end. A running server
 * is not disturbed, and a build that fails changes nothing.
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
import { slashed } from './platform.ts';

const kept = 5;
const unfinished = '.unfinished';
const hour = 60 * 60_000;

const releases = join(buildFolder, 'releases');
const time = releaseTime();
const name = nameOf(time);
const folder = join(releases, name + unfinished);

try {
  // Imported here, because an error in the content has to end like any other failure of the build.
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'release.txt'), `${name}\n`);
  await writeFile(join(folder, 'client', '503.html'), await unavailableHtml());
  const [count] = await Promise.all([compressSite(join(folder, 'client')), bundleServer(folder)]);
  await listFiles();
  await copyEarlierFiles();
  await setTimes();
  await rename(folder, join(releases, name));
  makeCurrent(name);
  await removeOld();
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
 * every other release here, even if the clock was set back, because the newest ones are kept.
 */
function releaseTime(): Date {
  const others = releaseNames(releases).map(timeOf);
  const seconds = Math.floor(Date.now() / 1000);
  return new Date(Math.max(seconds, ...others.map((other) => other + 1)) * 1000);
}

/** Like `2026-11-22-184045`. */
function nameOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}

/** In seconds. */
function timeOf(release: string): number {
  const iso = release.replace(/^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d).*$/, '$1T$2:$3:$4Z');
  return Math.floor(Date.parse(iso) / 1000);
}

/** Imported here, because an error in the content has to end like any other failure of the build. */
async function unavailableHtml(): Promise<string> {
  const { htmlOf, unavailablePage } = await import('../server/relay/pages/page.ts');
  return htmlOf(unavailablePage);
}

/** Writes `files.txt` in the format of `sha256sum`, with which a server detects missing and damaged files. */
async function listFiles(): Promise<void> {
  const lines = (await filePaths()).map((path) => {
    const sum = hash('sha256', readFileSync(path));
    return `${sum}  ${slashed(relative(folder, path))}\n`;
  });
  await writeFile(join(folder, 'files.txt'), lines.sort().join(''));
}

/**
 * Copies files that open pages of earlier releases may still request. `files.txt` lists only the files of the release
 * itself, so a file is kept as long as the release that it belongs to.
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

/** Servers derive ETags from file times. With the time of the release, every machine sends the same ones. */
async function setTimes(): Promise<void> {
  for (const path of await filePaths()) await utimes(path, time, time);
}

async function filePaths(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function removeOld(): Promise<void> {
  const old = releaseNames(releases).slice(0, -kept);
  // Unfinished folders of builds that were killed. One that is younger than an hour may belong to a build that still
  // runs.
  const left = (await readdir(releases)).filter(
    (entry) => entry.endsWith(unfinished) && Date.now() - statSync(join(releases, entry)).mtimeMs > hour,
  );
  for (const entry of [...old, ...left])
    if (existsSync(join(releases, entry))) await rm(join(releases, entry), { recursive: true, force: true });
}
