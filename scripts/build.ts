/**
 * `npm run build`: makes a new release beside the others and makes it the current one at the very end. A running server
 * is not disturbed, and a build that fails changes nothing.
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buildFolder, currentRelease, releaseNames } from '../server/static-site/releases.ts';
import { bundleServer } from './build/bundle-server.ts';
import { compressSite } from './build/compress.ts';

const kept = 5;
const unfinished = '.unfinished';
const hour = 60 * 60_000;

const releases = join(buildFolder, 'releases');
const name = nameFor(new Date());
const folder = join(releases, name + unfinished);

try {
  buildSite();
  await rm(join(folder, 'server'), { recursive: true, force: true });
  await writeFile(join(folder, 'client', 'release.txt'), `${name}\n`);
  const [count] = await Promise.all([compressSite(join(folder, 'client')), bundleServer(folder)]);
  await listFiles();
  await rename(folder, join(releases, name));
  await makeCurrent();
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

/** As `server/static-site/releases.ts` reads it: `2026-11-22-184045-879`. */
function nameFor(now: Date): string {
  const [date, time = ''] = now.toISOString().split('T');
  return `${date}-${time.replace(/[:Z]/g, '').replace('.', '-')}`;
}

/** Runs the router's command with this Node. `.bin` is not used, because its files differ between operating systems. */
function buildSite(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', RELEASE_FOLDER: folder },
  });
  if (status !== 0) throw new Error('The messages above say what to correct.');
}

/** `rename` replaces the file at once, so a reader finds the old name or the new one, never a part of it. */
async function makeCurrent(): Promise<void> {
  const next = join(buildFolder, `current-${name}`);
  await writeFile(next, `${name}\n`);
  await rename(next, join(buildFolder, 'current'));
}

/** Writes `files.txt` in the format of `sha256sum`, with which a server finds what it lacks and checks what it got. */
async function listFiles(): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${hash('sha256', readFileSync(path))}  ${relative(folder, path).replaceAll(sep, '/')}\n`;
    });
  await writeFile(join(folder, 'files.txt'), lines.sort().join(''));
}

async function removeOld(): Promise<void> {
  const old = releaseNames(releases).slice(0, -kept);
  // Unfinished folders of builds that were killed. One that is younger than an hour may belong to a build that still runs.
  const left = (await readdir(releases)).filter(
    (entry) => entry.endsWith(unfinished) && Date.now() - statSync(join(releases, entry)).mtimeMs > hour,
  );
  for (const entry of [...old, ...left])
    if (existsSync(join(releases, entry))) await rm(join(releases, entry), { recursive: true, force: true });
}
