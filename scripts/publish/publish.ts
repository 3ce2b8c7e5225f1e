import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { currentSite } from '../../server/static-site/releases.ts';
import { tar } from '../platform.ts';
import { historyOf } from '../publications/history.ts';
import { beginPublication } from '../publications/publications.ts';
import { askRelease, type Fault, whyNoEnquiries } from './ask-release.ts';
import { goBack } from './back.ts';
import { filesOf, lookAt, type Sums } from './look.ts';
import { sendNode } from './node.ts';
import { PublishProblem } from './problem.ts';
import { runCheck } from './run-check.ts';
import { type Server, serverOf } from './server.ts';
import { addressOf, type PublishSettings } from './settings.ts';
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
  const switched = await buildAndSwitch(server, settings, options).catch((error: unknown) => {
    if (error instanceof PublishProblem)
      throw new PublishProblem(`${error.message} The site is as it was.`, error.details);
    throw error;
  });
  const { name, address, before, faultBefore } = switched;
  const files = filesOf(dirname(currentSite()));
  const fault = await step(() => askRelease(address, name, files), `${address} was asked`);
  if (fault?.isOfSite && !faultBefore) {
    const end = before
      ? await goBack(settings, before, name).catch(({ message }: Error) => message)
      : 'There is no release before it to go back to.';
    throw new PublishProblem(`The new release is not right online: ${fault.sentence}. ${end}`);
  }
  const reason = fault ? undefined : await whyNoEnquiries(address);
  const testProblem = before || reason ? undefined : await problemOfTestMail(server);
  const problem = reason
    ? `no enquiry reaches you: ${reason}. docs/leads.md says what to do.`
    : testProblem && 'the test of the mailboxes and the alarm address failed. docs/leads.md says what to do.';
  const end = sentenceAbout(name, address, fault, problem);
  const uncommitted = publication.record(address, name);
  const sentence = uncommitted ? `${end} ${uncommitted}` : end;
  // The release is on the server, but the command exits with status 1, so that a script notices the problem.
  if (fault || problem) throw new PublishProblem(sentence, testProblem?.details);
  return sentence;
}

/** Builds, sends and switches to a new release. Visitors see the old release until the last step. */
async function buildAndSwitch(server: Server, settings: PublishSettings, { over, withSamples }: PublishOptions) {
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
  const address = await addressOf(settings);
  // If the site has a problem already before the switch, that is no reason to switch back.
  const faultBefore = before
    ? await step(() => askRelease(address, before, new Map()), `${address} was asked`)
    : undefined;
  await server.run('begin', { name });
  const node = readFileSync(join(release, 'node-version'), 'utf8').trim();
  if (!looked.nodes.includes(node)) await step(() => sendNode(server, looked.machine, node), `Node ${node} was sent`);
  await step(
    () => send(server, release, looked.files),
    ({ files, bytes }) =>
      `${files} ${files === 1 ? 'file was' : 'files were'} sent that the server did not have, ${(bytes / 1e6).toFixed(1)} MB`,
  );
  await step(() => server.run('switch', { name, known: before }), 'The server was told to serve it');
  return { name, address, before, faultBefore };
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
  await server.feed(`tar -xf - -C ${server.folder}/releases/${basename(release)}.unfinished`, packed);
  return { files: changed.length, bytes: packed.length };
}

function sentenceAbout(name: string, address: string, fault: Fault | undefined, problem: string | undefined): string {
  if (!fault)
    return problem
      ? `The site is online, but ${problem} The release is ${name}: ${address}`
      : `The site is online as it is here, as the release ${name}: ${address}`;
  const site = fault.isOfSite
    ? `The release ${name} is on the server. The site was not right before, and still is not: ${fault.sentence}`
    : `The release ${name} is on the server, but this computer could not check the site: ${fault.sentence}`;
  return problem ? `${site}. Besides, ${problem}` : site;
}

/**
 * Makes the server send a mail to each mailbox and a message to the alarm address. Resolves with the problem, if there
 * is one; its `details` are the server's output.
 */
async function problemOfTestMail(server: Server): Promise<PublishProblem | undefined> {
  try {
    await step(() => server.run('test-mail'), 'The server sent a test mail to each mailbox');
    return undefined;
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    return error;
  }
}
