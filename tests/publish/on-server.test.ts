import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
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
import { basename, dirname, join, resolve } from 'node:path';
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
const standIn = (name: string, lines: string) =>
  writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

const fileIn = (release: string, path: string) => join(website, 'releases', release, path);
const releases = () => readdirSync(join(website, 'releases'));
const current = () => basename(readlinkSync(join(website, 'current')));

type Files = Record<string, string>;
const pages = (content: string): Files => ({ 'client/index.html': content });

/** Makes the folder of a new release, as `send` does with an empty archive. */
const begin = (name: string) =>
  spawnSync('sh', ['-c', `tar -cf - -T /dev/null | ${program}`], { env: environment('send', name), encoding: 'utf8' });

/** Uploads files, and a list that also names the `unchanged` ones. Then serves the release. */
function publish(name: string, known: string, sent: Files, unchanged: Files = {}) {
  begin(name);
  const list = Object.entries({ ...sent, ...unchanged }).map(([path, body]) => `${hash('sha256', body)}  ${path}\n`);
  for (const [path, content] of Object.entries({ 'files.txt': list.join(''), ...sent })) {
    mkdirSync(dirname(fileIn(`${name}.unfinished`, path)), { recursive: true });
    writeFileSync(fileIn(`${name}.unfinished`, path), content);
  }
  return run('switch', name, known);
}

const [first, second, third] = ['2026-01-01-000001', '2026-01-01-000002', '2026-01-01-000003'] as const;

describe.skipIf(process.platform !== 'linux')('the part of a publication on the server', () => {
  beforeEach(() => {
    website = mkdtempSync(join(tmpdir(), 'on-server-'));
    bin = join(website, 'bin');
    for (const folder of ['releases', 'node', 'sources', 'bin']) mkdirSync(join(website, folder));
    standIn('sudo', 'true');
    // Caddy, which serves the current release, and the lead server behind it.
    standIn('curl', `case "$*" in */release.txt*) basename "$(readlink ${website}/current)" ;; esac`);
    publish(first, '', pages('first'));
  });
  afterEach(() => rmSync(website, { recursive: true }));

  test('a release gets unchanged files and old scripts from the current release', () => {
    const old = { 'client/assets/old-AAAAAAAA.js': 'old()' };
    const same = { 'client/assets/same-AAAAAAAA.js': 'same()', 'client/terms.txt': 'terms' };
    publish(second, first, { ...pages('second'), ...old, ...same });
    publish(third, second, pages('third'), same);
    const paths = ['client/index.html', ...Object.keys({ ...old, ...same })];
    expect(paths.map((path) => readFileSync(fileIn(third, path), 'utf8'))).toEqual([
      'third',
      'old()',
      'same()',
      'terms',
    ]);
    // The files of a release have the same time, so that their ETags depend only on the release.
    expect(new Set(paths.map((path) => Number(statSync(fileIn(third, path)).mtime))).size).toBe(1);
  });

  test.each([
    [
      'damaged files',
      () => publish(second, first, { ...pages('x'), 'files.txt': `${hash('sha256', 'b')}  a\n`, a: '' }),
    ],
    [
      'a link, through which Caddy could serve other files of the server',
      () => {
        begin(second);
        symlinkSync('/etc', fileIn(`${second}.unfinished`, 'client'));
        writeFileSync(fileIn(`${second}.unfinished`, 'files.txt'), '');
        return run('switch', second, first);
      },
    ],
  ])('a release with %s does not become current', (_, attempt) => {
    expect(attempt().status).not.toBe(0);
    expect([current(), run('look').stdout.match(/^release .*/gm)]).toEqual([first, [`release ${first}`]]);
  });

  test('a publication that waited for another one fails if that one changed the release', async () => {
    publish(second, first, pages('theirs'));
    run('back', first, second);
    // The other publication holds the lock until its standard input is closed.
    const other = spawn('sh', ['-c', `flock ${join(website, 'lock')} cat`], { stdio: ['pipe', 'pipe', 'inherit'] });
    other.stdin.write('x');
    await once(other.stdout, 'data');
    const mine = spawn(program, { env: environment('back', first, first), stdio: ['ignore', 'ignore', 'pipe'] });
    const isWaiting = () => spawnSync('sh', ['-c', `pgrep -P ${mine.pid} flock`]).status === 0;
    while (!isWaiting()) await wait(20);
    spawnSync('ln', ['-sfn', `releases/${second}`, join(website, 'current')]);
    const ended = once(mine, 'close');
    other.stdin.end();
    expect(await text(mine.stderr)).toMatch(/^Somebody else changed the site/);
    expect([await ended, current()]).toEqual([[3, null], second]);
  });

  test('after going back and publishing again, the previous release is the one that was replaced', () => {
    publish(second, first, pages('bad'));
    run('back', first, second);
    publish(third, first, pages('better'));
    expect(run('look').stdout).toContain(`\nbefore ${first}\n`);
  });

  test('keeps the current release and three others, three sources, and the versions of Node that a release uses', () => {
    for (const version of ['22.1.0', '24.1.0']) mkdirSync(join(website, 'node', version));
    const names = [first, '2026-01-02-000000', '2026-01-03-000000', '2026-01-04-000000', '2026-01-05-000000'];
    for (const [index, name] of names.entries()) {
      run('source', name);
      if (index > 0) publish(name, names[index - 1] ?? '', { ...pages(name), 'node-version': '24.1.0\n' });
    }
    // The clock of a computer was set back.
    const old = '2025-01-01-000000';
    publish(old, '2026-01-05-000000', pages('old'));
    begin('2025-01-01-000001');
    expect(releases()).toEqual([old, '2025-01-01-000001.unfinished', ...names.slice(-3)]);
    expect(readdirSync(join(website, 'sources'))).toEqual(names.slice(-3).map((name) => `${name}.tar.gz`));
    expect(readdirSync(join(website, 'node'))).toEqual(['24.1.0']);
  });

  test('an unfinished upload is kept for a day', () => {
    for (const [name, hours] of Object.entries({ theirs: 23, left: 25 })) {
      begin(name);
      const time = Date.now() / 1000 - hours * 3600;
      utimesSync(fileIn(`${name}.unfinished`, ''), time, time);
    }
    begin(second);
    expect(releases()).toEqual([first, `${second}.unfinished`, 'theirs.unfinished']);
  });

  test('if the disk is full, a publication fails before anything is sent', () => {
    standIn('df', 'echo header; echo "/dev/sda1 20000 19801 199 99% /"');
    const { status, stderr } = begin(second);
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^The disk of the server is full/)]);
  });

  test.each(['', 'id', 'id; look', 'back ../../etc', 'send .ssh'])('refuses “%s”', (words) => {
    const { status, stderr } = run(words);
    expect([status, stderr]).toEqual([3, 'This key can only publish the website.\n']);
  });
});
