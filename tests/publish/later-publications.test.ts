import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { storedLeads } from '../relay/support/stores.ts';
import { canRun, type FakeServer, startFakeServer } from './fake-server.ts';
import { startVisitors } from './visitor.ts';

let server: FakeServer;
let project: string;
let env: NodeJS.ProcessEnv;

const read = (file: string) => readFileSync(join(project, file), 'utf8');
const write = (file: string, content: string) => writeFileSync(join(project, file), content);

/**
 * Runs `npm run publish`. Asynchronous, so that the simulated visitors, which run in this process, can send requests
 * during the publication.
 */
async function publish(args: string[] = [], variables: NodeJS.ProcessEnv = {}) {
  const command = ['run', '--silent', 'publish', '--', ...args];
  const running = promisify(execFile)('npm', command, { cwd: project, env: { ...env, ...variables } });
  const { code, stdout, stderr } = await running.catch((error) => error);
  return { status: code ?? 0, lines: stdout, last: stdout.trim().split('\n').at(-1), errors: stderr };
}

const online = () => server.online('/release.txt').trim();
const releases = () => readdirSync(join(server.folder, 'releases')).sort();

/** A fast stand-in for the build: copies the current release under a new name. */
const quickBuild = `
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { makeCurrent } from '../server/static-site/releases.ts';
const name = new Date().toISOString().replace('T', '-').replaceAll(':', '').slice(0, 17);
const folder = 'build/releases/' + name;
cpSync(${JSON.stringify(join(currentSite(), '..'))}, folder, { recursive: true });
let files = readFileSync(folder + '/files.txt', 'utf8');
function change(path, text) {
  writeFileSync(folder + '/' + path, text);
  files = files.split('\\n').map((line) => (line.endsWith('  ' + path) ? hash('sha256', text) + '  ' + path : line)).join('\\n');
}
change('client/release.txt', name + '\\n');
if (process.env.BROKEN) change('server/main.js', 'process.exit(1)');
writeFileSync(folder + '/files.txt', files);
makeCurrent(name);
`;

describe.skipIf(!canRun || !currentRelease())('a later publication', () => {
  beforeAll(async () => {
    server = await startFakeServer();
    await server.serveCurrentRelease();
    project = await copyOfProject();
    write('scripts/build.ts', quickBuild);
    write('scripts/sharing-cards.ts', '');
    mkdirSync(join(project, 'build/releases'), { recursive: true });
    write(
      'content/technical.yaml',
      read('content/technical.yaml').replace(/siteOrigin: .*/, `siteOrigin: ${server.address}`),
    );
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    env = server.connect(project);
  });

  test('replaces a release from another computer only with --over, as the workflow for GitHub uses it, and reports a missing mailbox', async () => {
    const theirs = online();
    const refused = await publish();
    expect([refused.status, refused.last]).toEqual([1, expect.stringContaining(`-- --over ${theirs}`)]);
    expect(refused.lines).not.toContain('was built');
    const [, options = ''] = /npm run publish -- (.+)/.exec(read('.github/workflows/publish.yml')) ?? [];
    const { status, last, lines } = await publish(options.split(' '));
    expect(lines).toMatch(/^\d+ of \d+ files were sent/m);
    const sentence = `The release ${online()}, the site as it is here, is online: ${server.address} No enquiry reaches you: mail: not configured. docs/leads.md says what to do.`;
    expect([status, last]).toEqual([1, sentence]);
    expect(online()).not.toBe(theirs);
  });

  test('that does not start is taken back by the server, and meanwhile no page and no enquiry fails, and no lead is lost or stored twice', async () => {
    const [before, offered] = [online(), releases()];
    const visitors = startVisitors(server.address, server.ca);
    const { status, last } = await publish([], { BROKEN: 'yes' });
    await visitors.stop();
    expect([status, last]).toEqual([
      1,
      expect.stringMatching(/^The release does not work on the server: .* The site is as it was\.$/),
    ]);
    expect([online(), releases()]).toEqual([before, offered]);
    expect(visitors.failed).toEqual([]);
    const stored = (await storedLeads({ DATA_DIR: server.leads })).map(({ params }) => params.name);
    expect(visitors.sent.length).toBeGreaterThan(2);
    expect(stored.toSorted()).toEqual(visitors.sent.toSorted());
  });

  test('of invalid content stops before the build, with the reason', async () => {
    const before = read('content/business.yaml');
    write('content/business.yaml', before.replace(/\bphone: .*/, 'phone: not a number'));
    const { status, last, lines, errors } = await publish();
    write('content/business.yaml', before);
    expect([status, last]).toEqual([1, expect.stringMatching(/The site is as it was\.$/)]);
    expect(errors).toMatch(/^content\/business\.yaml: Phone /);
    expect(lines).not.toContain('was built');
  });

  test('can be undone with --back and --to: on the server, in the texts and in the history', async () => {
    const prices = 'content/business.yaml';
    const [first, before] = [online(), read(prices)];
    write(prices, before.replace(/acService: .*/, 'acService: 9999'));
    await publish();
    const [second, changed] = [online(), read(prices)];
    // Going back replaces content that is not valid.
    write(prices, before.replace(/acService: .*/, 'acService: 99999'));
    expect((await publish(['--back'])).last).toContain(
      `The release ${first}, with its texts and pictures in this folder again, is online`,
    );
    expect([online(), read(prices)]).toEqual([first, before]);
    expect((await publish(['--to', '2026-01-01-000000'])).last).toMatch(/does not have the release .*as it was\.$/);
    await publish(['--to', second]);
    expect([online(), read(prices)]).toEqual([second, changed]);
    expect((await publish(['--look'])).last).toMatch(
      `The server has ${releases().join(', ')}. Online is ${second}. No enquiry reaches you`,
    );
    // A release that the server no longer has is published again.
    rmSync(join(server.folder, 'releases', first), { recursive: true });
    expect((await publish(['--to', first])).lines).toContain('The site was built');
    expect(read(prices)).toBe(before);
    const records = readdirSync(join(project, 'data/history/publications')).sort();
    expect(records).toEqual([first, second, online()].map((release) => `${release}.json`));
  });

  test('to a server with another identity, or with a key that it does not accept, stops with a hint before the build', async () => {
    write('publish.known-hosts', '');
    const unknown = await publish();
    expect([unknown.status, unknown.last]).toEqual([1, expect.stringContaining('does not show the identity')]);
    env = server.connect(project);
    rmSync(join(project, 'data/publish-key'));
    execFileSync('ssh-keygen', ['-q', '-N', '', '-f', join(project, 'data/publish-key')]);
    const { last, lines } = await publish();
    expect(last).toContain('not accept your key');
    expect(lines + unknown.lines).not.toContain('was built');
  });
});
