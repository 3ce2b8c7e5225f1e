import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { business } from '#content/business.ts';
import { aed } from '#content/prices.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { canRun, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let project: string;

type Outcome = { status: number; lines: string[]; last: string; errors: string };

const shell = (command: string) => execFileSync('sh', ['-euc', command], { cwd: project, encoding: 'utf8' });

/** Runs `npm run publish` in the copy of the project, with the names of the file `hosts`. */
async function publish(...args: string[]): Promise<Outcome> {
  const command = 'mount --bind hosts /etc/hosts; exec npm run --silent publish -- "$@"';
  const child = spawn('unshare', ['--mount', 'sh', '-euc', command, 'sh', ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NODE_EXTRA_CA_CERTS: join(project, 'authorities') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  console.log(`\n${output}`);
  const lines = output.trim().split('\n');
  return { status, lines, last: lines.at(-1) ?? '', errors };
}

/** The page that a visitor receives through Caddy. */
const online = (path: string): string =>
  shell(`curl --silent --show-error --cacert ${server.authority} ${server.address}${path}`);

const releases = () => readdirSync(join(server.folder, 'releases')).sort();
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const write = (file: string, content: string) => writeFileSync(join(project, file), content);

function change(file: string, from: string | RegExp, to: string) {
  const before = read(file);
  write(file, before.replace(from, to));
  expect(read(file)).not.toBe(before);
  return () => write(file, before);
}

/** The old website, at an address of its own. Every path is the same page. */
async function startOldWebsite(name: string): Promise<void> {
  const request = `req -x509 -newkey rsa:2048 -nodes -keyout old.key -out old.crt -subj /CN=${name}`;
  shell(`openssl ${request} -addext subjectAltName=DNS:${name} 2>/dev/null; cat old.crt >>authorities`);
  shell(`cp /etc/hosts hosts; echo 127.0.0.2 ${name} >>hosts`);
  const site = createServer({ key: read('old.key'), cert: read('old.crt') }, (_, response) => {
    response.end('<!doctype html><h1>The old website</h1>');
  });
  site.listen(Number(new URL(server.address).port), '127.0.0.2');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
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
  write('scripts/build.ts', lines);
}

describe.skipIf(!canRun)('from this computer to a server', () => {
  beforeAll(async () => {
    server = await startTestServer();
    project = await copyOfProject();
    // Keeps the machine's own certificate authorities, because npm may need them to download Node.
    const known = process.env.NODE_EXTRA_CA_CERTS ?? '';
    shell(`cat ${server.authority} ${known} >authorities; cp /etc/hosts hosts`);
  });
  afterAll(async () => {
    await server?.stop();
    if (project) await rm(project, { recursive: true, force: true });
  });
  beforeEach(() => server.connect(project));

  test('the first publication lists sample texts and sends nothing', async () => {
    const { status, last, lines, errors } = await publish();
    expect([status, last]).toEqual([1, expect.stringMatching(/replace its samples .* --with-samples/)]);
    expect(errors).toMatch(/testimonials/);
    expect(lines.join('\n')).not.toContain('was built');
    expect(releases()).toEqual([]);
  });

  test('while the domain shows another website, the first publication is complete, and only the A record is left', async () => {
    await startOldWebsite('www.old.example');
    change('publish.yaml', 'https://localhost', 'https://www.old.example');
    const { status, lines, last, errors } = await publish('--with-samples');
    expect(last).toMatch(
      /^The release [\d-]+ is on the server\. The server serves it, but visitors do not see it yet\. The name www\.old\.example leads to 127\.0\.0\.2: .* A record with 127\.0\.0\.1 /,
    );
    expect(last).toContain('No enquiry reaches you: mail: not configured');
    expect([status, errors, last]).toEqual([1, '', expect.not.stringContaining('<')]);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/ \(\d+\.\d s\)$/);
    expect(lines.join('\n')).toMatch(/^Node [\d.]+ was sent/m);
    expect(online('/release.txt').trim()).toBe(releases()[0]);
    expect(online('/healthz')).toBe('ok');
  });

  test('a changed price goes online, only changed files are sent, and the last line reports the missing mailbox', async () => {
    const [first] = releases();
    // Another publication is sending a release at the same time.
    await mkdir(join(server.folder, 'releases', '2026-01-01-000000.unfinished'));
    // Only an unsaved draft uses this picture, so publishing must not delete it.
    shell('cp assets/images/about.webp assets/images/in-a-draft.webp');
    change('content/business.yaml', /acService: .*/, `acService: ${business.prices.acService + 1}`);
    const { status, lines, last } = await publish();
    expect([status, last]).toEqual([
      1,
      expect.stringMatching(
        /^The site is online as it is here, .*https:\/\/localhost:\d+ No enquiry reaches you: mail: /,
      ),
    ]);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService + 1));
    const sent = /^(\d+) files were sent .* ([\d.]+) MB/m.exec(lines.join('\n'));
    expect(Number(sent?.[1])).toBeLessThan(200);
    expect(lines.join('\n')).not.toMatch(/^Node /m);
    expect(releases()).toEqual(expect.arrayContaining([first, '2026-01-01-000000.unfinished']));
    expect(existsSync(join(project, 'assets/images/in-a-draft.webp'))).toBe(true);
  });

  test('the source on the server has texts and original pictures, and nothing that git ignores', () => {
    const restored = mkdtempSync(join(tmpdir(), 'restored-'));
    onTestFinished(() => rm(restored, { recursive: true }));
    const source = join(server.folder, 'sources', `${online('/release.txt').trim()}.tar.gz`);
    shell(`tar -xzf ${source} -C ${restored}`);
    expect(shell(`diff -r content ${restored}/content; diff -r assets/images ${restored}/assets/images`)).toBe('');
    expect(readdirSync(restored)).toEqual(expect.not.arrayContaining(['build', 'data', 'node_modules', '.git']));
    expect(readdirSync(restored)).toEqual(expect.arrayContaining(['package.json', 'publish.yaml', 'scripts']));
  });

  test('invalid content stops the publication with the reason, and the site is unchanged', async () => {
    const before = [online('/release.txt'), releases()];
    const restore = change('content/business.yaml', /\bphone: .*/, 'phone: not a number');
    const { status, last, errors } = await publish();
    restore();
    expect([status, last]).toEqual([1, expect.stringMatching(/The site is as it was\.$/)]);
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

  test('--back and --to switch the release, the texts of this folder and its history', async () => {
    const [first = ''] = releases().filter((name) => name > '2026-02');
    const second = online('/release.txt').trim();
    const price = (more: number) => `acService: ${business.prices.acService + more}`;
    const back = await publish('--back');
    expect([back.status, back.last]).toEqual([
      0,
      expect.stringContaining(`from the release ${second} back to ${first}, and so did the texts and pictures`),
    ]);
    expect(online('/services/ac-maintenance')).toContain(aed(business.prices.acService));
    expect(read('content/business.yaml')).toContain(price(0));
    const again = await publish('--back');
    expect([again.status, again.last]).toEqual([1, expect.stringMatching(/^There is no release before/)]);
    const unknown = await publish('--to', '2026-01-01-000000');
    expect([unknown.status, unknown.last]).toEqual([
      1,
      expect.stringMatching(/does not have the release .*as it was\.$/),
    ]);
    expect((await publish('--to', second)).status).toBe(0);
    expect(online('/release.txt').trim()).toBe(second);
    expect(read('content/business.yaml')).toContain(price(1));
    expect((await publish('--look')).last).toBe(`The server has ${first}, ${second}. Online is ${second}.`);
    expect(readdirSync(join(project, 'data/history/publications'))).toHaveLength(4);
  });

  test('when a page is missing after a publication, the site goes back to the previous release', async () => {
    useQuickBuild();
    const before = online('/release.txt').trim();
    await server.losePage();
    const { status, last } = await publish();
    expect([status, last]).toEqual([1, expect.stringContaining(`/contact answers 404`)]);
    expect(last).toContain(`went back to ${before}`);
    expect(online('/release.txt').trim()).toBe(before);
    expect(online('/contact')).toContain('</html>');
  });

  test('the publishing key runs no other command', () => {
    const port = /:(\d+)$/m.exec(read('publish.yaml'))?.[1];
    const command = `ssh -o UserKnownHostsFile=publish.known-hosts -i data/publish-key -p ${port} root@127.0.0.1`;
    for (const words of ['id', 'look; id', 'back ../../etc', ''])
      expect(() => shell(`${command} '${words}' </dev/null`)).toThrow('This key can only publish the website.');
  });

  test.each([
    ['a missing setting', () => write('publish.yaml', '# nothing'), /Correct “server” in publish\.yaml/],
    [
      'an unknown setting',
      () => write('publish.yaml', `${read('publish.yaml')}\nhost: x`),
      /Remove “host” from publish/,
    ],
    ['no settings', () => rm(join(project, 'publish.yaml')), /There is no publish\.yaml yet/],
    ['an unknown server', () => change('publish.yaml', '@127.0.0.1', '@nowhere.invalid'), /no server of this name/],
    ['another identity of the server', () => write('publish.known-hosts', ''), /does not show the identity/],
    [
      'a wrong key',
      () => shell('rm -f data/publish-key*; ssh-keygen -q -N "" -f data/publish-key'),
      /not accept your key/,
    ],
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
