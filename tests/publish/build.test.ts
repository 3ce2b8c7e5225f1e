import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRelease, currentSite, makeCurrent } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';

let project: string;

/** A release from a computer whose clock is ahead. It contains a file that later builds no longer generate. */
const last = '2099-01-01-080000';
const gone = 'client/assets/gone-AAAAAAAA.js';

const releases = () => join(project, 'build/releases');
const isIntact = () =>
  currentRelease(join(project, 'build')) === last && readFileSync(join(releases(), last, gone), 'utf8') === 'gone()';

describe.skipIf(!currentRelease())('a build', () => {
  beforeAll(async () => {
    project = await copyOfProject();
    cpSync(dirname(currentSite()), join(releases(), last), { recursive: true });
    makeCurrent(last, join(project, 'build'));
    writeFileSync(join(releases(), last, gone), 'gone()');
    appendFileSync(join(releases(), last, 'files.txt'), `${'0'.repeat(64)}  ${gone}\n`);
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  test('that fails keeps the current release and prints that nothing changed', () => {
    const file = join(project, 'content/business.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/\bphone: .*/, 'phone: "{unknown}"'));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: project, encoding: 'utf8' });
    writeFileSync(file, before);
    const sentence = `nothing was changed: the site is still the release ${last}`;
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect([isIntact(), readdirSync(releases())]).toEqual([true, [last]]);
  });

  test('that is killed keeps the current release', async () => {
    const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: project, stdio: 'ignore', detached: true });
    const ended = once(build, 'exit');
    const unfinished = () => readdirSync(releases()).find((name) => name.endsWith('.unfinished'));
    while (!existsSync(join(releases(), unfinished() ?? 'none', 'client'))) await wait(20);
    // Kills the build and its child processes.
    process.kill(-(build.pid ?? 0), 'SIGKILL');
    await ended;
    expect(isIntact()).toBe(true);
  });

  test('makes a release that contains the scripts of the earlier one, and whose files have the same timestamp', () => {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: project });
    const next = join(releases(), currentRelease(join(project, 'build')) ?? '');
    expect([status, basename(next)]).toEqual([0, '2099-01-01-080001']);
    expect(readFileSync(join(next, gone), 'utf8')).toBe('gone()');
    expect(readFileSync(join(next, 'files.txt'), 'utf8')).not.toContain('gone');
    const files = readdirSync(next, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const times = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtime.toISOString());
    expect(Array.from(new Set(times))).toEqual(['2099-01-01T08:00:01.000Z']);
  });
});
