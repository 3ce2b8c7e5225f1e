import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { aed } from '#content/prices.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { canRun, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let project: string;
let authorities: string;

type Outcome = { status: number; lines: string[]; last: string; errors: string; seconds: number };

/** Runs `npm run publish` as the owner does, in the folder of the project. */
async function publish(...args: string[]): Promise<Outcome> {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', 'publish', '--', ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NODE_EXTRA_CA_CERTS: authorities },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${output}(${seconds.toFixed(1)} s in all)`);
  const lines = output.trim().split('\n');
  return { status, lines, last: lines.at(-1) ?? '', errors, seconds };
}

/** The page that a visitor gets through the proxy. */
function online(path: string): string {
  return execFileSync('curl', ['--silent', '--show-error', '--cacert', server.authority, server.address + path], {
    encoding: 'utf8',
  });
}

const releases = () => readdirSync(join(server.folder, 'releases')).sort();
const writeSettings = (change: (settings: string) => string = (same) => same) =>
  writeFileSync(join(project, 'publish.yaml'), change(readFileSync(server.settings, 'utf8')));

function changeContent(file: string, from: string | RegExp, to: string) {
  const path = join(project, 'content', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

const asItWas = /The site is as it was\.$/;

describe.skipIf(!canRun)('from this computer to a server', () => {
  beforeAll(async () => {
    server = await startTestServer();
    project = await copyOfProject();
    // Keeps the certificate authorities of this machine, which npm may need to download Node.
    authorities = join(project, 'authorities.pem');
    const known = process.env.NODE_EXTRA_CA_CERTS;
    writeFileSync(
      authorities,
      [server.authority, ...(known ? [known] : [])].map((file) => readFileSync(file, 'utf8')).join('\n'),
    );
  });
  afterAll(async () => {
    await server?.stop();
    if (project) await rm(project, { recursive: true, force: true });
  });
  beforeEach(() => writeSettings());

  test('the first release goes online with the Node that it needs, and each step prints its time', async () => {
    const { status, lines, last } = await publish();
    expect([status, last]).toEqual([
      0,
      expect.stringMatching(/^The site is online as it is here, .*https:\/\/localhost/),
    ]);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/ \(\d+\.\d s\)$/);
    expect(lines.join('\n')).toMatch(/^Node [\d.]+ was sent/m);
    expect(online('/')).toContain('<title>');
    expect(online('/release.txt').trim()).toBe(releases()[0]);
    expect(online('/healthz')).toBe('ok');
  });

  test('a changed price is online after one command, and only what has changed was sent', async () => {
    const [first] = releases();
    changeContent('business.yaml', /acService: .*/, `acService: ${business.prices.acService + 1}`);
    const { status, lines, seconds } = await publish();
    expect(status).toBe(0);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService + 1));
    const sent = /^(\d+) files were sent .* ([\d.]+) MB/m.exec(lines.join('\n'));
    expect(Number(sent?.[1])).toBeLessThan(60);
    expect(Number(sent?.[2])).toBeLessThan(2);
    expect(lines.join('\n')).not.toMatch(/^Node /m);
    expect(releases()).toContain(first);
    console.log(`From the command to the new price: ${seconds.toFixed(1)} s`);
  });

  test('content that does not fit stops it with the reason, and the site is as it was', async () => {
    const before = [online('/release.txt'), releases()];
    const restore = changeContent('business.yaml', /\bphone: .*/, 'phone: not a number');
    const { status, last, errors } = await publish();
    restore();
    expect([status, last]).toEqual([1, expect.stringMatching(asItWas)]);
    expect(errors).toContain('content/business.yaml');
    expect([online('/release.txt'), releases()]).toEqual(before);
  });

  test('when a page is broken online, the site returns to the release before', async () => {
    const before = online('/release.txt').trim();
    await server.losePage();
    const { status, last } = await publish();
    expect([status, last]).toEqual([1, expect.stringContaining(`/contact answers 404`)]);
    expect(last).toContain(`went back to the release before it, ${before}`);
    expect(online('/release.txt').trim()).toBe(before);
    expect(online('/contact')).toContain('</html>');
  });

  test('--back returns to the last good release with all its pages, and never to a withdrawn one', async () => {
    const right = online('/release.txt').trim();
    const [broken] = releases().slice(-1);
    expect(broken, 'it is there for pages that are open').not.toBe(right);
    expect((await publish()).status).toBe(0);
    expect(releases()).not.toContain(broken);
    const { status, last } = await publish('--back');
    expect([status, last]).toEqual([0, expect.stringMatching(/^The site is back at the release /)]);
    expect(online('/release.txt').trim()).toBe(right);
    expect(online('/contact')).toContain('</html>');
    expect((await publish('--back')).status).toBe(0);
    expect(online('/release.txt').trim() < right).toBe(true);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService));
    const again = await publish('--back');
    expect([again.status, again.last]).toEqual([1, expect.stringMatching(/^There is no release before/)]);
  });

  test.each([
    ['a missing setting', () => writeSettings(() => '# nothing'), /Correct “server” in publish\.yaml/],
    [
      'a setting that nobody knows',
      () => writeSettings((same) => `${same}\nhost: x`),
      /Remove “host” from publish\.yaml/,
    ],
    ['no settings', () => rm(join(project, 'publish.yaml')), /There is no publish\.yaml yet/],
    [
      'a server that nobody knows',
      () => writeSettings((same) => same.replace('@127.0.0.1', '@nowhere.invalid')),
      /no server of this name/,
    ],
    [
      'a server that is not prepared',
      () => writeSettings((same) => same.replace(server.folder, '/srv/nothing-here')),
      /not prepared/,
    ],
    ['a wrong key', wrongKey, /does not accept your key/],
  ])('%s: a sentence says what to do, before anything is built', async (_, arrange, sentence) => {
    const before = [online('/release.txt'), releases()];
    await arrange();
    const { status, last, lines } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(sentence)]);
    expect(lines.join('\n')).not.toContain('was built');
    expect([online('/release.txt'), releases()]).toEqual(before);
  });

  test('if the disk is full, a sentence says so, and the site is as it was', async () => {
    const disk = await mkdtemp(join(tmpdir(), 'full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
    try {
      for (const name of ['releases', 'node']) await mkdir(join(disk, name));
      writeSettings((same) => same.replace(server.folder, disk));
      const { status, last } = await publish();
      expect([status, last]).toEqual([1, expect.stringMatching(/The disk of the server is full.*as it was\.$/)]);
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  test('if the server is down, a sentence says so', async () => {
    await server.stopSsh();
    const { status, last } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(/cannot be reached.*as it was\.$/)]);
    expect(online('/')).toContain('<title>');
  });
});

function wrongKey() {
  const file = join(project, 'other-ssh.conf');
  const config = /sshConfig: (.*)/.exec(readFileSync(server.settings, 'utf8'))?.[1] ?? '';
  writeFileSync(file, readFileSync(config, 'utf8').replace(/(IdentityFile .*)\/key/, '$1/other'));
  writeSettings((same) => same.replace(config, file));
}
