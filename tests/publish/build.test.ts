import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentRelease, currentSite, makeCurrent } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';

test.skipIf(!currentRelease())(
  'a build that is killed keeps the current release, and the next one contains its scripts',
  async () => {
    const project = await copyOfProject();
    const releases = join(project, 'build/releases');
    const current = () => currentRelease(join(project, 'build')) ?? '';
    // A release from a computer whose clock is ahead, with a script that later builds no longer generate.
    const last = '2099-01-01-080000';
    const gone = 'client/assets/gone-AAAAAAAA.js';
    cpSync(dirname(currentSite()), join(releases, last), { recursive: true });
    makeCurrent(last, join(project, 'build'));
    writeFileSync(join(releases, last, gone), 'gone()');
    appendFileSync(join(releases, last, 'files.txt'), `${'0'.repeat(64)}  ${gone}\n`);

    const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: project, stdio: 'ignore', detached: true });
    const ended = once(build, 'exit');
    const unfinished = () => readdirSync(releases).find((name) => name.endsWith('.unfinished'));
    while (!existsSync(join(releases, unfinished() ?? 'none', 'client'))) await wait(20);
    // Kills the build and its child processes.
    process.kill(-(build.pid ?? 0), 'SIGKILL');
    await ended;
    expect(current()).toBe(last);

    expect(spawnSync(process.execPath, ['scripts/build.ts'], { cwd: project }).status).toBe(0);
    expect(current()).toBe('2099-01-01-080001');
    const next = join(releases, current());
    expect(readFileSync(join(next, gone), 'utf8')).toBe('gone()');
    expect(readFileSync(join(next, 'files.txt'), 'utf8')).not.toContain('gone');
    // Every server sends the same ETags, which derive from the times.
    const times = ['server/main.js', 'client/index.html', gone].map((file) => statSync(join(next, file)).mtime);
    expect(times).toEqual(times.map(() => new Date('2099-01-01T08:00:01Z')));
  },
);
