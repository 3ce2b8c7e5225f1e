import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { currentSite } from '../../server/static-site/releases.ts';
import { type Hashes, history } from '../content-history/history.ts';
import { beginPublication, restorePublication } from '../content-history/publications.ts';
import { tar } from '../platform.ts';
import { nodeForServers, sendNode } from './node.ts';
import { visibilityProblem } from './public-site-check.ts';
import { generateImageSizes, runCheck, runScript } from './run-script.ts';
import { connectionTo, type Server } from './server.ts';
import { filesOf, nothingChanged, readServerState, switchTo } from './server-state.ts';
import { hostOf, readServer, siteUrl } from './settings.ts';
import { PublishError, runStep } from './steps.ts';

export type PublishOptions = {
  /** The release that may be replaced although it was published from elsewhere, or `any`. */
  over?: string | undefined;
  /** Allows a first publication that still contains sample texts. */
  withSamples?: boolean | undefined;
};

/**
 * Publishes the content of this folder. Resolves with the last sentence for the owner. Throws a `PublishError` if
 * publishing failed, if visitors do not see the release, if enquiries reach nobody, or if the test mail failed.
 */
export async function publish(options: PublishOptions): Promise<string> {
  const publication = beginPublication();
  const server = connectionTo(readServer());
  const { name, replaced } = await buildAndSend(server, options).catch(nothingChanged);
  await runStep(() => switchTo(server, 'switch', name, replaced), 'The server serves it');
  publication.record(name);
  return finish(server, name, 'the site as it is here', !replaced);
}

/**
 * Returns to the release `wanted`, or to the one that the current release replaced. Also restores the texts and
 * pictures of this folder, if the release was published from it. If the server no longer has the release, builds and
 * publishes its content again. Resolves with a sentence for the owner.
 */
export async function goBack(wanted?: string): Promise<string> {
  const server = connectionTo(readServer());
  const { current, before, releases } = await runStep(
    () => readServerState(server),
    'The server was asked what it has',
  );
  const name = wanted ?? before;
  if (!name) throw new PublishError(`There is no release before ${current ?? 'the first'}, so the site is as it was.`);
  const publication = publicationOf(name);
  const isThere = releases.includes(name);
  if (!isThere && !publication)
    throw new PublishError(
      `The server does not have the release ${name}. It has ${releases.join(', ')}. The site is as it was.`,
    );
  if (isThere) await runStep(() => switchTo(server, 'back', name, current), `The server was told to serve ${name}`);
  if (!publication) return finish(server, name, 'published from elsewhere, so this folder stays as it is');
  await runStep(async () => {
    restorePublication(publication.files);
    await generateImageSizes();
  }, 'Texts and pictures are as they were');
  if (!isThere) return publish({ over: current });
  beginPublication().record(name);
  return finish(server, name, 'with its texts and pictures in this folder again');
}

const publicationOf = (name: string | undefined) => history.publications().find(({ release }) => release === name);

/** Checks that visitors see the release and that enquiries reach the owner. Resolves with a sentence for the owner. */
async function finish(server: Server, name: string, what: string, isFirst = false): Promise<string> {
  const url = siteUrl();
  const unseen = await runStep(() => visibilityProblem(url, name, hostOf(readServer())), `${url} was asked`);
  const noEnquiries = await whyNoEnquiries(server);
  const failedMail = isFirst && !noEnquiries ? await sendTestMail(server) : undefined;
  const where = unseen ? `on the server, but visitors do not see it yet. ${unseen}` : `online: ${url}`;
  const sentence = [`The release ${name}, ${what}, is ${where}`, noEnquiries, failedMail?.message];
  const said = sentence.filter(Boolean).join(' ');
  // The release is on the server, but the command exits with status 1, so that a script notices the problem.
  if (unseen || noEnquiries || failedMail) throw new PublishError(said, failedMail?.details);
  return said;
}

/** In milliseconds. How long a lead server may need after its start to check its mail server. */
const longestCheck = 30_000;

async function whyNoEnquiries(server: Server): Promise<string | undefined> {
  const until = performance.now() + longestCheck;
  for (;;) {
    const { noEnquiries } = await readServerState(server);
    const isChecking = noEnquiries?.includes('mail: failing');
    if (!isChecking || performance.now() > until) return noEnquiries;
  }
}

/** Makes the server send a test message to each mailbox and each chat webhook. Resolves with the problem, if any. */
function sendTestMail(server: Server): Promise<PublishError | undefined> {
  const sent = runStep(() => server('test-mail'), 'The server sent a test mail to each mailbox');
  return sent.then(
    () => undefined,
    (problem: PublishError) => problem,
  );
}

/** Builds and sends a new release. Resolves with its name and that of the current release. */
async function buildAndSend(server: Server, { over, withSamples }: PublishOptions) {
  const { current, nodes, machine, files } = await runStep(
    () => readServerState(server),
    'The server was asked what it has',
  );
  // Another person may publish from another folder. Their changes must not be replaced without the owner's consent.
  if (current && over !== current && over !== 'any' && !publicationOf(current))
    throw new PublishError(
      `The release ${current}, which is online, was not published from this folder. Get its changes first, or replace it with “npm run publish -- --over ${current}”.`,
    );
  const samples = await runStep(checkContent, 'The content was checked');
  if (!current && !withSamples && samples.length > 0)
    throw new PublishError(
      'Before the site goes online for the first time, replace its samples with what is true. To publish them all the same, as a trial: “npm run publish -- --with-samples”.',
      samples.join('\n'),
    );
  await runStep(build, 'The site was built');
  const release = dirname(currentSite());
  const name = basename(release);
  const { version } = nodeForServers;
  if (!nodes.includes(version)) await runStep(() => sendNode(server, machine), `Node ${version} was sent`);
  const send = (kind: 'send' | 'source', input: Buffer, what: string) =>
    runStep(() => server(kind, { name, input }), `${what}, ${(input.length / 1e6).toFixed(1)} MB`);
  const { count, packed } = packChanges(release, files);
  await send('send', packed, `${count} files were sent that the server did not have`);
  await send('source', packSource(), 'The source was sent, to be kept there');
  return { name, replaced: current };
}

/** Resolves with a sentence for each sample text in the content. Throws if the content has mistakes. */
async function checkContent(): Promise<string[]> {
  const { problems } = await runCheck<{ problems: { kind: string; sentence: string }[] }>();
  const sentences = (kind: string) => problems.filter((one) => one.kind === kind).map(({ sentence }) => sentence);
  if (sentences('mistake').length > 0)
    throw new PublishError('The content has mistakes: correct them first.', sentences('mistake').join('\n'));
  return sentences('sample');
}

async function build(): Promise<void> {
  // The images for shared links show headings of the content, which may have changed.
  for (const script of ['scripts/sharing-cards.ts', 'scripts/build.ts'])
    await runScript(script).catch((error: { stdout: string; stderr: string }) => {
      throw new PublishError('The site could not be built.', `${error.stdout}\n${error.stderr}`);
    });
}

/** Packs the files of a release that differ from those of the server's current release. */
function packChanges(release: string, current: Hashes) {
  const all = Object.entries(filesOf(release));
  const changed = all.filter(([path, hash]) => current[path] !== hash).map(([path]) => path);
  const input = ['files.txt', ...changed].join('\n');
  return {
    count: `${changed.length} of ${all.length}`,
    packed: pack(['-cf', '-', '-T', '-'], { cwd: release, input }),
  };
}

/**
 * Packs the project, with the original pictures, so that it can be restored on another computer. Leaves out what git
 * ignores. Git may not be installed, so this reads .gitignore itself. Each line must be a path or a simple pattern that
 * tar understands in the same way.
 */
function packSource(): Buffer {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
  const patterns = ignored.map((line) => line.replace(/^\//, './').replace(/\/$/, ''));
  return pack(['-czf', '-', ...['.git', ...patterns].map((pattern) => `--exclude=${pattern}`), '.']);
}

/** By default, tar on macOS adds a metadata file for each file. The variable prevents that. */
function pack(options: string[], rest: { cwd?: string; input?: string } = {}): Buffer {
  return execFileSync(tar, options, {
    ...rest,
    env: { ...process.env, COPYFILE_DISABLE: '1' },
    maxBuffer: Infinity,
  });
}
