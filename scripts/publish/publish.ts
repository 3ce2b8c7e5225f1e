import { execFile, execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { currentSite } from '../../server/static-site/releases.ts';
import { tar } from '../platform.ts';
import { historyOf } from '../publications/history.ts';
import { beginPublication } from '../publications/publications.ts';
import { sentenceAboutEnquiries, whyNoEnquiries } from './ask-release.ts';
import { filesOf, lookAt, type Sums } from './look.ts';
import { nodeForServers, sendNode } from './node.ts';
import { checkOnline, switchTo } from './online.ts';
import { PublishProblem } from './problem.ts';
import { runCheck } from './run-check.ts';
import { type Server, serverOf } from './server.ts';
import { addressOf, type PublishSettings } from './settings.ts';
import { packSource } from './source.ts';
import { step } from './step.ts';
import { tryRelease } from './try-release.ts';

export type PublishOptions = {
  /** The release that may be replaced although it was published from elsewhere, or `any`. */
  over?: string | undefined;
  /** Allows a first publication that still contains sample texts. */
  withSamples?: boolean | undefined;
};

/**
 * Publishes the content of this folder. Resolves with the last sentence for the owner. Throws a `PublishProblem` if
 * publishing failed, if the site could not be checked, if enquiries reach nobody, or if the test mail failed.
 */
export async function publish(settings: PublishSettings, options: PublishOptions): Promise<string> {
  const server = serverOf(settings);
  const publication = beginPublication();
  const { name, before } = await buildAndSwitch(server, options).catch((error: unknown) => {
    if (error instanceof PublishProblem)
      throw new PublishProblem(`${error.message} The site is as it was.`, error.details);
    throw error;
  });
  // The release is on the server, whatever the checks below find.
  const uncommitted = publication.record(await addressOf(settings), name);
  const verdict = await checkOnline(settings, name, filesOf(dirname(currentSite())));
  if (verdict.is === 'wrong') {
    const end = before ? await returnTo(before) : 'There is no release before it to go back to.';
    throw new PublishProblem(`The new release is not right online: ${verdict.sentence}. ${end}`);
  }
  const reason = verdict.is === 'unknown' ? undefined : await whyNoEnquiries(verdict.site);
  const testProblem = before || reason ? undefined : await problemOfTestMail(server);
  const problem = reason ? sentenceAboutEnquiries(reason) : testProblem && failedTestMail;
  const site =
    verdict.is === 'right'
      ? `The site is online as it is here, as the release ${name}: ${verdict.site.address}`
      : `The release ${name} is on the server. ${verdict.sentence}`;
  const sentence = [site, problem, uncommitted].filter(Boolean).join(' ');
  // The release is on the server, but the command exits with status 1, so that a script notices the problem.
  if (verdict.is !== 'right' || problem) throw new PublishProblem(sentence, testProblem?.details);
  return sentence;

  async function returnTo(release: string): Promise<string> {
    try {
      await switchTo(server, release, name);
      return `The site went back to ${release}. Your texts and pictures stay as they are here.`;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

const failedTestMail = 'The test of the mailboxes and the alarm address failed. docs/leads.md says what to do.';

/** Builds, sends and switches to a new release. Visitors see the old release until the last step. */
async function buildAndSwitch(server: Server, { over, withSamples }: PublishOptions) {
  const looked = await step(() => lookAt(server), 'The server was asked what it has');
  const before = looked.current;
  // Another person may publish from another folder. Their changes must not be replaced without the owner's consent.
  const isKnown =
    over === 'any' ||
    over === before ||
    historyOf()
      .publications()
      .some((one) => one.release === before);
  if (before && !isKnown)
    throw new PublishProblem(
      `The release ${before}, which is online, was not published from this folder. Get its changes first, or replace it with “npm run publish -- --over ${before}”.`,
    );
  const samples = await step(checkContent, 'The content was checked');
  if (!before && !withSamples && samples.length > 0)
    throw new PublishProblem(
      'Before the site goes online for the first time, replace its samples with what is true. To publish them all the same, as a trial: “npm run publish -- --with-samples”.',
      samples.join('\n'),
    );
  await step(build, 'The site was built');
  const release = dirname(currentSite());
  const name = basename(release);
  await step(checkBuiltPages, 'The pages were checked');
  await step(() => tryRelease(release), `The release ${name} was tried on this computer`);
  await server('begin', { name });
  const { version } = nodeForServers;
  if (!looked.nodes.includes(version)) await step(() => sendNode(server, looked.machine), `Node ${version} was sent`);
  await step(
    () => send(server, release, looked.files),
    ({ files, packed }) =>
      `${files} ${files === 1 ? 'file was' : 'files were'} sent that the server did not have, ${megabytes(packed)}`,
  );
  const source = packSource();
  await step(
    () => server('source', { name, input: source }),
    `The source was sent, to be kept there, ${megabytes(source)}`,
  );
  await step(() => server('switch', { name, known: before }), 'The server was told to serve it');
  return { name, before };
}

/** Resolves with a sentence for each sample text in the content. Throws if the content has mistakes. */
async function checkContent(): Promise<string[]> {
  const { problems } = await runCheck<{ problems: { kind: string; sentence: string }[] }>();
  const sentences = (kind: string) => problems.filter((one) => one.kind === kind).map(({ sentence }) => sentence);
  if (sentences('mistake').length > 0)
    throw new PublishProblem('The content has mistakes: correct them first.', sentences('mistake').join('\n'));
  return sentences('sample');
}

async function build(): Promise<void> {
  // The images for shared links show headings of the content, which may have changed.
  for (const script of ['scripts/sharing-cards.ts', 'scripts/build.ts'])
    await promisify(execFile)(process.execPath, [script]).catch((error: { stdout: string; stderr: string }) => {
      throw new PublishProblem('The site could not be built.', `${error.stdout}\n${error.stderr}`);
    });
}

async function checkBuiltPages(): Promise<void> {
  // Imported only here, because the HTML parser that it uses is large.
  const { checkPages } = await import('./check-built-pages.ts');
  const problems = checkPages(currentSite());
  if (problems.length > 0)
    throw new PublishProblem('The pages were built, but some are not right.', problems.join('\n'));
}

/**
 * Sends the files of a release that differ from those of the server's current release. Resolves with their number and
 * the size of their archive.
 */
async function send(server: Server, release: string, current: Sums) {
  const changed = Array.from(filesOf(release)).filter(([path, sum]) => current.get(path) !== sum);
  const paths = ['files.txt', ...changed.map(([path]) => path)];
  const packed = execFileSync(tar, ['-cf', '-', '-T', '-'], {
    cwd: release,
    // By default, tar on macOS adds a metadata file for each file. This variable prevents that.
    env: { ...process.env, COPYFILE_DISABLE: '1' },
    input: paths.map((path) => `${path}\n`).join(''),
    maxBuffer: Infinity,
  });
  await server('send', { name: basename(release), input: packed });
  return { files: changed.length, packed };
}

const megabytes = (bytes: Buffer) => `${(bytes.length / 1e6).toFixed(1)} MB`;

/**
 * Makes the server send a mail to each mailbox and a message to the alarm address. Resolves with the problem, if there
 * is one; its `details` are the server's output.
 */
async function problemOfTestMail(server: Server): Promise<PublishProblem | undefined> {
  try {
    await step(() => server('test-mail'), 'The server sent a test mail to each mailbox');
    return undefined;
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    return error;
  }
}
