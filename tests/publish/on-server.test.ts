import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';

/** A folder as prepared by `deploy/prepare.sh`. Its `bin` contains fake programs. */
let website: string;

/** Runs a step as `npm run publish` does, with an empty archive as its input. */
function run(words: string) {
  const PATH = `${join(website, 'bin')}:${process.env.PATH}`;
  const env = { PATH, WEBSITE_FOLDER: website, SSH_ORIGINAL_COMMAND: words };
  const command = `tar -cf - -T /dev/null | ${resolve('deploy/bin/publishing')}`;
  return spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });
}

const program = (name: string, lines: string) =>
  writeFileSync(join(website, 'bin', name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

const fileIn = (release: string, path: string) => join(website, 'releases', release, path);
const releases = () => readdirSync(join(website, 'releases'));
const current = () => basename(readlinkSync(join(website, 'current')));

type Files = Record<string, string>;

/** Uploads files, and a list that also names the `unchanged` ones. Then serves the release. */
function publish(name: string, known: string, sent: Files, unchanged: Files = {}) {
  run(`send ${name}`);
  const list = Object.entries({ ...sent, ...unchanged }).map(([path, body]) => `${hash('sha256', body)}  ${path}\n`);
  for (const [path, content] of Object.entries({ 'files.txt': list.join(''), ...sent })) {
    mkdirSync(dirname(fileIn(`${name}.unfinished`, path)), { recursive: true });
    writeFileSync(fileIn(`${name}.unfinished`, path), content);
  }
  return run(`switch ${name} ${known}`.trim());
}

const [first, second, third] = ['2026-01-01-000001', '2026-01-01-000002', '2026-01-01-000003'] as const;
const page = { 'client/index.html': 'page' };

describe.skipIf(process.platform !== 'linux')('the part of a publication on the server', () => {
  beforeEach(() => {
    website = mkdtempSync(join(tmpdir(), 'on-server-'));
    for (const folder of ['releases', 'node', 'sources', 'bin']) mkdirSync(join(website, folder));
    program('sudo', 'true');
    // A fake curl. For /release.txt it prints the name of the current release, as Caddy would. All other requests
    // succeed without output.
    program('curl', `case "$*" in */release.txt*) basename "$(readlink ${website}/current)" ;; esac`);
    publish(first, '', page);
  });

  test('a release gets unchanged files and old scripts from the current release', () => {
    const old = { 'client/assets/old-AAAAAAAA.js': 'old()' };
    const same = { 'client/assets/same-AAAAAAAA.js': 'same()', 'client/terms.txt': 'terms' };
    publish(second, first, { ...page, ...old, ...same });
    publish(third, second, page, same);
    const files = Object.entries({ ...page, ...old, ...same });
    for (const [path, content] of files) expect(readFileSync(fileIn(third, path), 'utf8')).toBe(content);
    // The files of a release have the same time, so that their ETags depend only on the release.
    expect(new Set(files.map(([path]) => statSync(fileIn(third, path)).mtimeMs)).size).toBe(1);
  });

  test('a release with damaged files, or with links to other files of the server, does not become current', () => {
    publish(second, first, { ...page, 'files.txt': `${hash('sha256', 'whole')}  client/index.html\n` });
    run(`send ${third}`);
    symlinkSync('/etc', fileIn(`${third}.unfinished`, 'client'));
    writeFileSync(fileIn(`${third}.unfinished`, 'files.txt'), '');
    expect(run(`switch ${third} ${first}`).stderr).toMatch(/^The release contains links/);
    expect([current(), run('look').stdout.match(/^release .*/gm)]).toEqual([first, [`release ${first}`]]);
  });

  test('a publication does not replace a release that another one has switched to meanwhile', () => {
    publish(second, first, page);
    expect(publish(third, first, page).stderr).toMatch(/^Somebody else changed the site/);
    expect(run(`back ${first} ${first}`).status).toBe(3);
    expect(current()).toBe(second);
  });

  test('after going back and publishing again, the previous release is the one that was replaced', () => {
    publish(second, first, page);
    run(`back ${first} ${second}`);
    publish(third, first, page);
    expect(run('look').stdout).toContain(`\nbefore ${first}\n`);
  });

  test('keeps four releases with their versions of Node, three sources, and unfinished uploads for a day', () => {
    for (const version of ['22.1.0', '24.1.0']) mkdirSync(join(website, 'node', version));
    const names = [first, '2026-01-02-000000', '2026-01-03-000000', '2026-01-04-000000', '2026-01-05-000000'];
    for (const [index, name] of names.entries()) {
      run(`source ${name}`);
      if (index > 0) publish(name, names[index - 1] ?? '', { ...page, 'node-version': '24.1.0\n' });
    }
    // The clock of a computer was set back.
    const old = '2025-01-01-000000';
    publish(old, '2026-01-05-000000', page);
    for (const [name, hours] of Object.entries({ theirs: 23, left: 25 })) {
      run(`send ${name}`);
      const time = Date.now() / 1000 - hours * 3600;
      utimesSync(fileIn(`${name}.unfinished`, ''), time, time);
    }
    run('send mine');
    expect(releases()).toEqual([old, ...names.slice(-3), 'mine.unfinished', 'theirs.unfinished']);
    expect(readdirSync(join(website, 'sources'))).toEqual(names.slice(-3).map((name) => `${name}.tar.gz`));
    expect(readdirSync(join(website, 'node'))).toEqual(['24.1.0']);
  });

  test('if the disk is full, a publication fails before anything is sent', () => {
    program('df', 'echo header; echo "/dev/sda1 20000 19801 199 99% /"');
    expect(run(`send ${second}`).stderr).toMatch(/^The disk of the server is full/);
  });

  test.each(['', 'id', 'id; look', 'back ../../etc', 'send .ssh'])('refuses “%s”', (words) => {
    const { status, stderr } = run(words);
    expect([status, stderr]).toEqual([3, 'This key can only publish the website.\n']);
  });
});
