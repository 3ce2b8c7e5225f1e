import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { aed } from '#content/prices.ts';
import { textsOf } from '../../scripts/publish/look.ts';
import { serverOf } from '../../scripts/publish/server.ts';
import { readSettings } from '../../scripts/publish/settings.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { canRun, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let project: string;
let authorities: string;

type Outcome = { status: number; lines: string[]; last: string; errors: string; seconds: number };

/** Runs `npm run publish` in the copy of the project. The command trusts the certificate of the test server. */
const publish = (...args: string[]) => publishTrusting(authorities, ...args);

/** Runs `npm run publish`, which also trusts the certificate authorities in `file`. */
async function publishTrusting(file: string | undefined, ...args: string[]): Promise<Outcome> {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', 'publish', '--', ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NODE_EXTRA_CA_CERTS: file },
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

/** The page that a visitor receives through Caddy. */
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

/**
 * Replaces the build with a quick one, which copies the project's current release under a new name. The tests after
 * this call need new releases, but no changed pages.
 */
function useQuickBuild() {
  const lines = `
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { currentRelease, makeCurrent } from '../server/static-site/releases.ts';
const last = currentRelease();
const name = last.slice(0, -6) + String(Number(last.slice(-6)) + 1).padStart(6, '0');
const folder = 'build/releases/' + name;
cpSync('build/releases/' + last, folder, { recursive: true });
const files = readFileSync(folder + '/files.txt', 'utf8');
const release = name + '\\n';
writeFileSync(folder + '/client/release.txt', release);
writeFileSync(folder + '/files.txt', files.replace(/^.*(?=  client\\/release\\.txt$)/m, hash('sha256', release)));
makeCurrent(name);
`;
  writeFileSync(join(project, 'scripts/build.ts'), lines);
}

const asItWas = /The site is as it was\.$/;

describe.skipIf(!canRun)('from this computer to a server', () => {
  beforeAll(async () => {
    server = await startTestServer();
    project = await copyOfProject();
    // Keeps the machine's own certificate authorities, because npm may need them to download Node.
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

  test('the first publication lists sample texts and sends nothing', async () => {
    const { status, last, lines, errors } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(/replace its samples .* --with-samples/)]);
    expect(errors).toMatch(/testimonials/);
    expect(lines.join('\n')).not.toContain('was built');
    expect(releases()).toEqual([]);
  });

  test('the first release is sent with its Node version, and the last line reports that the domain has no DNS address', async () => {
    writeSettings((same) => same.replace(server.address, 'https://www.ghaf-home.invalid'));
    const { status, lines, last, errors } = await publish('--with-samples');
    expect([status, last]).toEqual([
      1,
      expect.stringMatching(/is on the server, but .* could not check the site: .*has no address in the DNS/),
    ]);
    expect(last).toContain('the test of the mailboxes and the alarm address failed');
    expect(errors).toContain('SMTP_URL is not set');
    expect(last).toContain(releases()[0]);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/ \(\d+\.\d s\)$/);
    expect(lines.join('\n')).toMatch(/^Node [\d.]+ was sent/m);
    expect(online('/')).toContain('</title>');
    expect(online('/release.txt').trim()).toBe(releases()[0]);
    expect(online('/healthz')).toBe('ok');
  });

  test('a changed price goes online, only changed files are sent, and the last line reports the missing mailbox', async () => {
    const [first] = releases();
    // Another publication is sending a release at the same time.
    await mkdir(join(server.folder, 'releases', '2026-01-01-000000.unfinished'));
    // Only an unsaved draft uses this picture, so publishing must not delete it.
    const picture = join(project, 'assets/images/in-a-draft.webp');
    writeFileSync(picture, readFileSync(join(project, 'assets/images/about.webp')));
    changeContent('business.yaml', /acService: .*/, `acService: ${business.prices.acService + 1}`);
    const { status, lines, last, seconds } = await publish();
    expect([status, last]).toEqual([
      1,
      expect.stringMatching(
        /^The site is online, but no enquiry reaches you: mail: not configured\..*https:\/\/localhost/,
      ),
    ]);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService + 1));
    const sent = /^(\d+) files were sent .* ([\d.]+) MB/m.exec(lines.join('\n'));
    expect(Number(sent?.[1])).toBeLessThan(200);
    expect(Number(sent?.[2])).toBeLessThan(4);
    expect(lines.join('\n')).not.toMatch(/^Node /m);
    expect(releases()).toEqual(expect.arrayContaining([first, '2026-01-01-000000.unfinished']));
    expect(existsSync(picture)).toBe(true);
    console.log(`From the command to the new price: ${seconds.toFixed(1)} s`);
  });

  test('invalid content stops the publication with the reason, and the site is unchanged', async () => {
    const before = [online('/release.txt'), releases()];
    const restore = changeContent('business.yaml', /\bphone: .*/, 'phone: not a number');
    const { status, last, errors } = await publish();
    restore();
    expect([status, last]).toEqual([1, expect.stringMatching(asItWas)]);
    expect(errors).toMatch(/^content\/business\.yaml: Phone /);
    expect([online('/release.txt'), releases()]).toEqual(before);
  });

  test('a release from another computer is replaced only with --over', async () => {
    const theirs = online('/release.txt').trim();
    const publications = join(project, 'data/history/publications');
    renameSync(publications, `${publications}-elsewhere`);
    const { status, last, lines } = await publish();
    expect([status, last]).toEqual([1, expect.stringContaining(`-- --over ${theirs}`)]);
    expect(lines.join('\n')).not.toContain('was built');
    renameSync(`${publications}-elsewhere`, publications);
  });

  test('--look prints the current release, and its content can be read', async () => {
    const current = online('/release.txt').trim();
    const [first = ''] = releases().filter((name) => name > '2026-02');
    expect((await publish('--look')).last).toBe(`The server has ${first}, ${current}. Online is ${current}.`);
    const settings = readSettings(join(project, 'publish.yaml'));
    const files = ['content/business.yaml', 'content/pages/home.yaml'];
    const texts = files.map((file) => readFileSync(join(project, file), 'utf8'));
    expect(await textsOf(serverOf(settings), current, files)).toEqual(texts);
  });

  test('--back and --to switch to another release within 20 seconds', async () => {
    const [first = ''] = releases().filter((name) => name > '2026-02');
    const second = online('/release.txt').trim();
    const back = await publish('--back');
    expect([back.status, back.last]).toEqual([
      0,
      expect.stringContaining(`from the release ${second} back to ${first}`),
    ]);
    expect(back.seconds).toBeLessThan(20);
    expect(online('/release.txt').trim()).toBe(first);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService));
    const again = await publish('--back');
    expect([again.status, again.last]).toEqual([1, expect.stringMatching(/^There is no release before/)]);
    const unknown = await publish('--to', '2026-01-01-000000');
    expect([unknown.status, unknown.last]).toEqual([
      1,
      expect.stringMatching(/does not have the release .*as it was\.$/),
    ]);
    // Any release can be selected. This computer does not trust the server's certificate, so the check fails.
    const to = await publishTrusting(process.env.NODE_EXTRA_CA_CERTS, '--to', second);
    expect([to.status, to.last]).toEqual([
      1,
      expect.stringMatching(/back to .* could not check the site: .* a virus scanner or a company network/),
    ]);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService + 1));
  });

  test('when a page is missing after a publication, the site goes back to the previous release', async () => {
    useQuickBuild();
    const before = online('/release.txt').trim();
    await server.losePage();
    const { status, last } = await publish();
    expect([status, last]).toEqual([1, expect.stringContaining(`/contact answers 404`)]);
    expect(last).toContain(`back to ${before}`);
    expect(online('/release.txt').trim()).toBe(before);
    expect(online('/contact')).toContain('</html>');
  });

  test('when a page was missing before and after, the new release stays, and the last line reports it', async () => {
    const before = online('/release.txt').trim();
    await rm(join(server.folder, 'releases', before, 'client/release.txt'));
    await server.losePage();
    const { status, last } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(/not right before, and still is not: \/contact answers/)]);
    expect(last).toContain(online('/release.txt').trim());
  });

  test.each([
    ['a missing setting', () => writeSettings(() => '# nothing'), /Correct “server” in publish\.yaml/],
    ['an unknown setting', () => writeSettings((same) => `${same}\nhost: x`), /Remove “host” from publish\.yaml/],
    ['no settings', () => rm(join(project, 'publish.yaml')), /There is no publish\.yaml yet/],
    [
      'an unknown server',
      () => writeSettings((same) => same.replace('@127.0.0.1', '@nowhere.invalid')),
      /no server of this name/,
    ],
    [
      'a server that is not prepared',
      () => writeSettings((same) => same.replace(server.folder, '/srv/nothing-here')),
      /not prepared/,
    ],
    ['a wrong key', wrongKey, /does not accept your key/],
  ])('%s stops the publication with a hint before the build', async (_, arrange, sentence) => {
    const before = [online('/release.txt'), releases()];
    await arrange();
    const { status, last, lines } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(sentence)]);
    expect(lines.join('\n')).not.toContain('was built');
    expect([online('/release.txt'), releases()]).toEqual(before);
  });

  test('when the server cannot be reached, the publication fails with a message and the site is unchanged', async () => {
    await server.stopSsh();
    const { status, last } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(/cannot be reached.*as it was\.$/)]);
    expect(online('/')).toContain('</title>');
  });
});

function wrongKey() {
  const file = join(project, 'other-ssh.conf');
  const config = /sshConfig: (.*)/.exec(readFileSync(server.settings, 'utf8'))?.[1] ?? '';
  writeFileSync(file, readFileSync(config, 'utf8').replace(/(IdentityFile .*)\/key/, '$1/other'));
  writeSettings((same) => same.replace(config, file));
}
