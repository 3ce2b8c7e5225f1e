import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** `website` is a folder as prepared by `deploy/prepare.sh`. `bin` contains fake programs. */
let website: string;
let bin: string;

const program = resolve('deploy/bin/publishing');
const environment = (...words: string[]) => ({
  PATH: `${bin}:${process.env.PATH}`,
  WEBSITE_FOLDER: website,
  SSH_ORIGINAL_COMMAND: words.join(' ').trim(),
});
const run = (...words: string[]) => spawnSync(program, { env: environment(...words), encoding: 'utf8' });

function standIn(program: string, lines: string) {
  writeFileSync(join(bin, program), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(bin, program), 0o755);
}

const current = () => readlinkSync(join(website, 'current'));
const fileIn = (release: string, path: string) => join(website, 'releases', release, path);

/** Uploads the files in `sent`, and a list that also names the `unchanged` ones. Then serves the release. */
function publish(name: string, known: string, sent: Record<string, string>, unchanged: Record<string, string> = {}) {
  begin(name);
  const list = Object.entries({ ...sent, ...unchanged }).map(
    ([path, content]) => `${hash('sha256', content)}  ${path}\n`,
  );
  for (const [path, content] of Object.entries({ ...sent, 'files.txt': list.join('') })) {
    mkdirSync(dirname(fileIn(`${name}.unfinished`, path)), { recursive: true });
    writeFileSync(fileIn(`${name}.unfinished`, path), content);
  }
  return run('switch', name, known);
}

/** Makes the folder of a new release, as `send` does with an empty archive. */
const begin = (name: string) => {
  const { status, stderr } = spawnSync('sh', ['-c', `tar -cf - -T /dev/null | ${program}`], {
    env: environment('send', name),
    encoding: 'utf8',
  });
  return { status, stderr };
};

const pages = (content: string) => ({ 'client/index.html': content });
const releases = () =>
  run('look')
    .stdout.split('\n')
    .filter((line) => line.startsWith('release '))
    .map((line) => line.slice(8));

describe.skipIf(process.platform !== 'linux')('the part of a publication on the server', () => {
  beforeEach(() => {
    website = mkdtempSync(join(tmpdir(), 'on-server-'));
    bin = join(website, 'bin');
    for (const folder of ['releases', 'node', 'sources', 'bin']) mkdirSync(join(website, folder));
    standIn('sudo', 'true');
    // Caddy, which serves the current release, and the lead server behind it.
    standIn('curl', `case "$*" in */release.txt*) basename "$(readlink ${website}/current)" ;; esac`);
  });
  afterEach(() => rmSync(website, { recursive: true }));

  test('a release gets unchanged files and old scripts from the current release', () => {
    const old = { 'client/assets/old-AAAAAAAA.js': 'old()' };
    const same = { 'client/assets/same-AAAAAAAA.js': 'same()', 'client/terms.txt': 'terms' };
    publish('2026-01-01-000001', '', { ...pages('first'), ...old, ...same });
    expect(publish('2026-01-01-000002', '2026-01-01-000001', pages('second'), same).status).toBe(0);
    expect(current()).toBe('releases/2026-01-01-000002');
    const has = (path: string) => existsSync(fileIn('2026-01-01-000002', path));
    expect(Object.keys({ ...old, ...same }).map(has)).toEqual([true, true, true]);
    expect(readFileSync(fileIn('2026-01-01-000002', 'client/index.html'), 'utf8')).toBe('second');
    const times = ['client/index.html', 'client/assets/old-AAAAAAAA.js', 'files.txt'].map((path) =>
      Number(statSync(fileIn('2026-01-01-000002', path)).mtime),
    );
    expect(new Set(times).size).toBe(1);
    // Only the list of the first release contains the old script. Without that release, the third lacks the script.
    rmSync(join(website, 'releases/2026-01-01-000001'), { recursive: true });
    publish('2026-01-01-000003', '2026-01-01-000002', pages('third'), same);
    expect(existsSync(fileIn('2026-01-01-000003', 'client/assets/old-AAAAAAAA.js'))).toBe(false);
  });

  test('a release with a damaged file does not become current and is not listed', () => {
    publish('2026-01-01-000001', '', pages('first'));
    begin('2026-01-01-000002');
    writeFileSync(fileIn('2026-01-01-000002.unfinished', 'files.txt'), `${hash('sha256', 'b')}  page.html\n`);
    writeFileSync(fileIn('2026-01-01-000002.unfinished', 'page.html'), 'damaged');
    const { status, stderr } = run('switch', '2026-01-01-000002', '2026-01-01-000001');
    expect([status, stderr]).toEqual([1, expect.stringContaining('page.html')]);
    expect([current(), releases()]).toEqual(['releases/2026-01-01-000001', ['2026-01-01-000001']]);
  });

  test('a publication that waited for another one fails if that one changed the release', async () => {
    publish('2026-01-01-000001', '', pages('first'));
    publish('2026-01-01-000002', '2026-01-01-000001', pages('theirs'));
    run('back', '2026-01-01-000001', '2026-01-01-000002');
    // The other publication holds the lock until its standard input is closed.
    const other = spawn('sh', ['-c', `flock ${join(website, 'lock')} cat`], { stdio: ['pipe', 'pipe', 'inherit'] });
    other.stdin.write('x');
    await once(other.stdout, 'data');
    const mine = spawn(program, {
      env: environment('back', '2026-01-01-000001', '2026-01-01-000001'),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const isWaiting = () => spawnSync('sh', ['-c', `pgrep -P ${mine.pid} flock`]).status === 0;
    while (!isWaiting()) await wait(20);
    rmSync(join(website, 'current'));
    spawnSync('ln', ['-s', 'releases/2026-01-01-000002', join(website, 'current')]);
    const ended = once(mine, 'close');
    other.stdin.end();
    expect(await text(mine.stderr)).toMatch(/^Somebody else changed the site/);
    expect([await ended, current()]).toEqual([[3, null], 'releases/2026-01-01-000002']);
  });

  test('after going back and publishing again, the previous release is the one that was replaced', () => {
    publish('2026-01-01-000001', '', pages('good'));
    publish('2026-01-01-000002', '2026-01-01-000001', pages('bad'));
    expect(run('look').stdout).toMatch(/^before 2026-01-01-000001$/m);
    expect(run('back', '2026-01-01-000001', '2026-01-01-000002').status).toBe(0);
    publish('2026-01-01-000003', '2026-01-01-000001', pages('better'));
    expect(run('look').stdout).toMatch(/^before 2026-01-01-000001$/m);
    // The bad release can still be selected by name.
    expect(releases()).toContain('2026-01-01-000002');
  });

  test('the current release and three others are kept, even if the clock was set back', () => {
    for (const day of [1, 2, 3, 4, 5, 6])
      publish(`2026-01-0${day}-000000`, day === 1 ? '' : `2026-01-0${day - 1}-000000`, pages(`${day}`));
    expect(releases()).toEqual([2, 3, 4, 5, 6].map((day) => `2026-01-0${day}-000000`));
    const old = '2025-01-01-000000';
    publish(old, '2026-01-06-000000', pages('of a wrong clock'));
    begin('2025-01-01-000001');
    expect(current()).toBe(`releases/${old}`);
    expect(releases()).toEqual([old, ...[4, 5, 6].map((day) => `2026-01-0${day}-000000`)]);
    expect(readFileSync(fileIn(old, 'client/index.html'), 'utf8')).toBe('of a wrong clock');
  });

  test('an unfinished upload is kept for a day', () => {
    for (const [name, hours] of [
      ['theirs', 23],
      ['left', 25],
    ] as const) {
      mkdirSync(fileIn(`${name}.unfinished`, ''));
      const time = Date.now() / 1000 - hours * 3600;
      utimesSync(fileIn(`${name}.unfinished`, ''), time, time);
    }
    begin('2026-01-01-000001');
    expect(existsSync(fileIn('theirs.unfinished', ''))).toBe(true);
    expect(existsSync(fileIn('left.unfinished', ''))).toBe(false);
  });

  test.each([
    ['the lead server cannot restart', 'sudo', 'echo "sudo: a password is required" >&2; exit 1'],
    [
      'the lead server does not answer',
      'curl',
      'case "$*" in */healthz*) exit 22 ;; *) echo 2026-01-01-000002 ;; esac',
    ],
    ['Caddy serves something else', 'curl', 'echo "<h1>It works</h1>"'],
  ])('if %s, the previous release becomes current again', (_, program, lines) => {
    publish('2026-01-01-000001', '', pages('first'));
    standIn(program, lines);
    const { status, stderr } = publish('2026-01-01-000002', '2026-01-01-000001', pages('second'));
    expect([status, stderr]).toEqual([3, expect.stringMatching(/The release does not work on the server/)]);
    expect(current()).toBe('releases/2026-01-01-000001');
  });

  test('if the disk is full, a publication fails before anything is sent', () => {
    standIn('df', 'echo header; echo "/dev/sda1 20000 19801 199 99% /"');
    const { status, stderr } = begin('2026-01-01-000001');
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^The disk of the server is full/)]);
  });

  test('a release with a link does not become current, so Caddy cannot serve other files of the server', () => {
    publish('2026-01-01-000001', '', pages('first'));
    begin('2026-01-01-000002');
    symlinkSync('/etc', fileIn('2026-01-01-000002.unfinished', 'client'));
    writeFileSync(fileIn('2026-01-01-000002.unfinished', 'files.txt'), '');
    const { status, stderr } = run('switch', '2026-01-01-000002', '2026-01-01-000001');
    expect([status, stderr]).toEqual([3, expect.stringMatching(/contains links/)]);
    expect([current(), releases()]).toEqual(['releases/2026-01-01-000001', ['2026-01-01-000001']]);
  });

  test('the last three sources and only the versions of Node that a release uses are kept', () => {
    for (const version of ['22.1.0', '24.1.0']) mkdirSync(join(website, 'node', version));
    for (const day of [1, 2, 3, 4]) run('source', `2026-01-0${day}-000000`);
    publish('2026-01-04-000000', '', { ...pages('first'), 'node-version': '24.1.0\n' });
    const kept = ['2026-01-02-000000.tar.gz', '2026-01-03-000000.tar.gz', '2026-01-04-000000.tar.gz'];
    expect([readdirSync(join(website, 'sources')), readdirSync(join(website, 'node'))]).toEqual([kept, ['24.1.0']]);
  });

  test.each(['', 'id', 'id; look', '$(id)', 'back ../../etc', 'send .ssh'])('refuses “%s”', (words) => {
    const { status, stderr } = run(words);
    expect([status, stderr]).toEqual([3, 'This key can only publish the website.\n']);
  });
});
