import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRelease, currentSite, makeCurrent } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { httpRequest } from '../relay/support/http-request.ts';
import { startRelay } from '../relay/support/relay.ts';

let project: string;
let name: string;

const paths = ['/', '/contact', '/healthz'];

describe.skipIf(!currentRelease())('while a site is being served', () => {
  beforeAll(async () => {
    project = await copyOfProject();
    const release = dirname(currentSite());
    name = basename(release);
    await cp(release, join(project, 'build/releases', name), { recursive: true });
    makeCurrent(name, join(project, 'build'));
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  const serve = () => startRelay({ environment: { SITE_DIR: currentSite(join(project, 'build')) } });
  const statuses = (url: string) => Promise.all(paths.map(async (path) => (await httpRequest(url + path)).status));
  const built = () => readdirSync(join(project, 'build/releases'));
  const allFound = paths.map(() => 200);

  test('a failed build keeps the current release and prints that nothing changed', async () => {
    const relay = await serve();
    const file = join(project, 'content/business.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/\bphone: .*/, 'phone: "{unknown}"'));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: project, encoding: 'utf8' });
    writeFileSync(file, before);
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`nothing was changed: the site is still the release ${name}`),
    ]);
    expect([currentRelease(join(project, 'build')), built()]).toEqual([name, [name]]);
    expect(await statuses(relay.url)).toEqual(allFound);
    expect(await statuses((await serve()).url)).toEqual(allFound);
  });

  test('a new release contains the scripts of the earlier one, and all its files have the same timestamp', () => {
    const releases = join(project, 'build/releases');
    // A release from a computer whose clock is ahead. It contains a file that later builds no longer generate.
    const last = '2099-01-01-080000';
    cpSync(join(releases, name), join(releases, last), { recursive: true });
    makeCurrent(last, join(project, 'build'));
    const gone = 'client/assets/gone-AAAAAAAA.js';
    writeFileSync(join(releases, last, gone), 'gone()');
    appendFileSync(join(releases, last, 'files.txt'), `${'0'.repeat(64)}  ${gone}\n`);
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: project });
    const next = '2099-01-01-080001';
    expect([status, currentRelease(join(project, 'build'))]).toEqual([0, next]);
    expect(readFileSync(join(releases, next, gone), 'utf8')).toBe('gone()');
    expect(readFileSync(join(releases, next, 'files.txt'), 'utf8')).not.toContain('gone');
    const files = readdirSync(join(releases, next), { recursive: true, withFileTypes: true });
    const times = files
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtime.toISOString());
    expect(Array.from(new Set(times))).toEqual(['2099-01-01T08:00:01.000Z']);
    rmSync(join(releases, last), { recursive: true });
    rmSync(join(releases, next), { recursive: true });
    makeCurrent(name, join(project, 'build'));
  });

  test('a killed build keeps the current release', async () => {
    const relay = await serve();
    const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: project, stdio: 'ignore', detached: true });
    const ended = once(build, 'exit');
    const isWriting = () =>
      built().some(
        (entry) => entry.endsWith('.unfinished') && existsSync(join(project, 'build/releases', entry, 'client')),
      );
    while (!isWriting()) await wait(20);
    expect(await statuses(relay.url)).toEqual(allFound);
    // Kills the build and its child processes.
    process.kill(-(build.pid ?? 0), 'SIGKILL');
    await ended;
    expect(currentRelease(join(project, 'build'))).toBe(name);
    expect(await statuses(relay.url)).toEqual(allFound);
    expect(await statuses((await serve()).url)).toEqual(allFound);
  });
});
