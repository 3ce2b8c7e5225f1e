import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { aed } from '#content/prices.ts';
import { contentOf } from '../../scripts/publish/look.ts';
import { serverOf } from '../../scripts/publish/server.ts';
import { readSettings } from '../../scripts/publish/settings.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { canRun, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let project: string;
let smtp: Awaited<ReturnType<typeof scriptedSmtp>>;
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
    smtp = await scriptedSmtp();
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
    await smtp?.close();
    if (project) await rm(project, { recursive: true, force: true });
  });
  beforeEach(() => {
    writeSettings();
    writeFileSync(join(server.folder, 'layout'), '2\n');
  });

  test('samples are listed before the first publication, and nothing is sent', async () => {
    const { status, last, lines, errors } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(/replace its samples .* --with-samples/)]);
    expect(errors).toMatch(/testimonials/);
    expect(lines.join('\n')).not.toContain('was built');
    expect(releases()).toEqual([]);
  });

  test('the first release goes online with the Node that it needs, and the last line says that there is no mailbox', async () => {
    const { status, lines, last } = await publish('--with-samples');
    expect([status, last]).toEqual([
      0,
      expect.stringMatching(
        /^The site is online, but no enquiry reaches you: mail: not configured\..*https:\/\/localhost/,
      ),
    ]);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/ \(\d+\.\d s\)$/);
    expect(lines.join('\n')).toMatch(/^Node [\d.]+ was sent/m);
    expect(online('/')).toContain('<title>');
    expect(online('/release.txt').trim()).toBe(releases()[0]);
    expect(online('/healthz')).toBe('ok');
  });

  test('a changed price is online after one command, and only what has changed was sent', async () => {
    await server.writeEnvironment(`SMTP_URL=${smtp.url}\nMAIL_FROM=site@example.com\nMAIL_TO=owner@example.com\n`);
    const [first] = releases();
    // Another publisher sends a release at the same time.
    await mkdir(join(server.folder, 'releases', '2026-01-01-000000.unfinished'));
    changeContent('business.yaml', /acService: .*/, `acService: ${business.prices.acService + 1}`);
    const { status, lines, last, seconds } = await publish();
    expect([status, last]).toEqual([
      0,
      expect.stringMatching(/^The site is online as it is here, .*https:\/\/localhost/),
    ]);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService + 1));
    const sent = /^(\d+) files were sent .* ([\d.]+) MB/m.exec(lines.join('\n'));
    expect(Number(sent?.[1])).toBeLessThan(60);
    expect(Number(sent?.[2])).toBeLessThan(2);
    expect(lines.join('\n')).not.toMatch(/^Node /m);
    expect(releases()).toEqual(expect.arrayContaining([first, '2026-01-01-000000.unfinished']));
    console.log(`From the command to the new price: ${seconds.toFixed(1)} s`);
  });

  test('content that does not fit stops it with the reason, and the site is as it was', async () => {
    const before = [online('/release.txt'), releases()];
    const restore = changeContent('business.yaml', /\bphone: .*/, 'phone: not a number');
    const { status, last, errors } = await publish();
    restore();
    expect([status, last]).toEqual([1, expect.stringMatching(asItWas)]);
    expect(errors).toMatch(/^content\/business\.yaml: Phone /);
    expect([online('/release.txt'), releases()]).toEqual(before);
  });

  test('what somebody else published is replaced only on request', async () => {
    const theirs = online('/release.txt').trim();
    const file = join(project, 'data/online.txt');
    writeFileSync(file, '2026-01-01-000000\n');
    const { status, last, lines } = await publish();
    expect([status, last]).toEqual([1, expect.stringContaining(`-- --over ${theirs}`)]);
    expect(lines.join('\n')).not.toContain('was built');
    writeFileSync(file, `${theirs}\n`);
  });

  test('--look prints what is online, and the online content can be read', async () => {
    const { lines } = await publish('--look');
    const { current, releases: listed, files } = JSON.parse(lines.join(''));
    expect([current, listed]).toEqual([
      online('/release.txt').trim(),
      releases().filter((name) => !name.includes('.')),
    ]);
    expect(files['content/business.yaml']).toMatch(/^[0-9a-f]{64}$/);
    const settings = readSettings(join(project, 'publish.yaml'));
    const content = await contentOf(serverOf(settings), current, ['content/business.yaml']);
    expect(content.get('content/business.yaml')).toBe(readFileSync(join(project, 'content/business.yaml'), 'utf8'));
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

  test('when this computer cannot reach the site, the release stays online and the last line explains the DNS', async () => {
    writeSettings((same) => same.replace(server.address, 'https://www.ghaf-home.invalid'));
    const { status, last } = await publish();
    expect([status, last]).toEqual([0, expect.stringMatching(/could not check the site: .*has no address in the DNS/)]);
    expect(last).toContain(online('/release.txt').trim());
  });

  test('--back and --to return to releases with all their pages, in seconds, and never to a withdrawn one', async () => {
    const [first = ''] = releases().filter((name) => name > '2026-02');
    const newest = online('/release.txt').trim();
    const back = await publish('--back');
    expect([back.status, back.last]).toEqual([0, expect.stringContaining(`from the release ${newest} back to `)]);
    expect(back.seconds).toBeLessThan(20);
    const second = online('/release.txt').trim();
    expect(second < newest).toBe(true);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService + 1));
    expect((await publish('--to', first)).status).toBe(0);
    expect(online('/release.txt').trim()).toBe(first);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService));
    const again = await publish('--back');
    expect([again.status, again.last]).toEqual([1, expect.stringMatching(/^There is no release before/)]);
    const unknown = await publish('--to', '2026-01-01-000000');
    expect([unknown.status, unknown.last]).toEqual([
      1,
      expect.stringMatching(/does not have the release .*as it was\.$/),
    ]);
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
    [
      'a server that was prepared for an earlier version',
      () => writeFileSync(join(server.folder, 'layout'), '1\n'),
      /prepared for an earlier version .*--prepare/,
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

  // Where systemd runs, this would prepare the machine of the developer.
  test.skipIf(existsSync('/run/systemd/system'))(
    '--prepare uses the ssh settings, and changes nothing on a server that it cannot prepare',
    async () => {
      const before = readFileSync(join(project, 'publish.yaml'), 'utf8');
      const { status, last } = await publish('--prepare', 'root@127.0.0.1');
      expect([status, last]).toEqual([1, expect.stringMatching(/has no systemd/)]);
      expect(readFileSync(join(project, 'publish.yaml'), 'utf8')).toBe(before);
    },
  );

  test('if the disk is full, a sentence says so, and the site is as it was', async () => {
    const disk = await mkdtemp(join(tmpdir(), 'full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
    try {
      for (const name of ['releases', 'node']) await mkdir(join(disk, name));
      writeFileSync(join(disk, 'layout'), '2\n');
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
