import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { httpRequest } from '../relay/support/http-request.ts';
import { startRelay } from '../relay/support/relay.ts';

let project: string;
let name: string;

const paths = ['/', '/contact', '/contact.data', '/healthz'];

describe.skipIf(!currentRelease())('while a site is being served', () => {
  beforeAll(async () => {
    project = await copyOfProject();
    const release = dirname(currentSite());
    name = basename(release);
    await cp(release, join(project, 'build/releases', name), { recursive: true });
    writeFileSync(join(project, 'build/current'), `${name}\n`);
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  const serve = () => startRelay({ environment: { SITE_DIR: currentSite(join(project, 'build')) } });
  const statuses = (url: string) => Promise.all(paths.map(async (path) => (await httpRequest(url + path)).status));
  const built = () => readdirSync(join(project, 'build/releases'));
  const allFound = paths.map(() => 200);

  test('a build that fails changes nothing, and says so', async () => {
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

  test('a build that is killed in the middle changes nothing either', async () => {
    const relay = await serve();
    const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: project, stdio: 'ignore', detached: true });
    const ended = once(build, 'exit');
    const isWriting = () =>
      built().some(
        (entry) => entry.endsWith('.unfinished') && existsSync(join(project, 'build/releases', entry, 'client')),
      );
    while (!isWriting()) await wait(20);
    expect(await statuses(relay.url)).toEqual(allFound);
    // Kills the build and the processes that it has started.
    process.kill(-(build.pid ?? 0), 'SIGKILL');
    await ended;
    expect(currentRelease(join(project, 'build'))).toBe(name);
    expect(await statuses(relay.url)).toEqual(allFound);
    expect(await statuses((await serve()).url)).toEqual(allFound);
  });
});
