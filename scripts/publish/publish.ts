import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { beginPublication } from '../publications/publications.ts';
import { askRelease, type Fault, filesToAsk, whyNoEnquiries } from './ask-release.ts';
import { filesIn, lookAt, type ServerState } from './look.ts';
import { sendNode } from './node.ts';
import { lastKnown, remember } from './online.ts';
import { PublishProblem } from './problem.ts';
import { type Server, serverOf } from './server.ts';
import { addressOf, type PublishSettings } from './settings.ts';
import { step } from './step.ts';
import { tryRelease } from './try-release.ts';

const asItWas = 'The site is as it was.';

/** Free space that has to remain on the server, in bytes, because leads are written to the same disk. */
const leastFree = 50e6;

export type PublishOptions = {
  /** The release of somebody else that may be replaced, or `any`. */
  over?: string | undefined;
  /** Publishes a first release although it has samples. */
  withSamples?: boolean | undefined;
};

/**
 * Puts the content of this folder online. Returns the last sentence for the owner. Throws a `PublishProblem` if that
 * failed.
 */
export async function publish(settings: PublishSettings, options: PublishOptions): Promise<string> {
  const server = serverOf(settings);
  const publication = beginPublication();
  const { built, looked, address, before } = await withSiteUnchanged(async () => {
    const looked = await step(() => lookAt(server), 'The server was asked what it has');
    refuseToReplace(looked.current, options.over);
    refuseFullDisk(looked.free, leastFree);
    const samples = await step(checkContent, 'The content was checked');
    if (!looked.current && !options.withSamples) refuseSamples(samples);
    const releaseAfter = looked.newest ? { RELEASE_AFTER: looked.newest } : {};
    await step(() => node('The site could not be built.', ['scripts/build.ts'], releaseAfter), 'The site was built');
    await step(checkBuiltPages, 'The pages were checked');
    const built = currentRelease() ?? '';
    await step(() => tryRelease(dirname(currentSite())), `The release ${built} was tried on this computer`);
    const address = await addressOf(settings);
    const before = await step(() => askBefore(address, looked.current), `${address} was asked`);
    await sendNode(server, looked, settings.folder);
    await step(
      () => send(server, looked, built),
      ({ files, bytes }) => `${files} files were sent that the server did not have, ${(bytes / 1e6).toFixed(1)} MB`,
    );
    return { built, looked, address, before };
  });
  const fault = await goOnline(server, built, looked.current, address, before);
  const end = await endOf(server, { built, address, fault, isFirst: !looked.current });
  try {
    remember(built);
    const uncommitted = publication.record(address, built);
    return uncommitted ? `${end} ${uncommitted}` : end;
  } catch (error) {
    console.error(error);
    return `${end} (This computer could not store that it was published, so its changes are listed again next time.)`;
  }
}

/** Adds to a problem that the site was not changed: until the server serves the new release, visitors see the old one. */
async function withSiteUnchanged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PublishProblem) throw new PublishProblem(`${error.message} ${asItWas}`, error.details);
    throw error;
  }
}

/** Runs a script of the project with this Node, and returns its output. */
async function node(failure: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  if (status !== 0) throw new PublishProblem(failure, `${output}\n${errors}`);
  return output;
}

/** Somebody else may publish from another folder. What they changed must not disappear unseen. */
function refuseToReplace(current: string | undefined, over: string | undefined): void {
  if (!current || current === lastKnown() || over === current || over === 'any') return;
  throw new PublishProblem(
    `The release ${current}, which is online, was not published from this folder. Get its changes first, or replace it with “npm run publish -- --over ${current}”.`,
  );
}

type Sentences = { sentence: string }[];

/** Returns a sentence for each sample that the content still has. */
async function checkContent(): Promise<string[]> {
  const child = spawn(process.execPath, ['scripts/check.ts', '--json'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  let found: { problems: Sentences; placeholders: Sentences };
  try {
    found = JSON.parse(output);
  } catch {
    throw new PublishProblem('The content could not be checked.', `${output}\n${errors}`);
  }
  const lines = (all: Sentences) => all.map(({ sentence }) => sentence);
  if (found.problems.length > 0)
    throw new PublishProblem('The content has mistakes: correct them first.', lines(found.problems).join('\n'));
  return lines(found.placeholders);
}

function refuseSamples(samples: string[]): void {
  if (samples.length === 0) return;
  throw new PublishProblem(
    'Before the site goes online for the first time, replace its samples with what is true. To publish them all the same, as a trial: “npm run publish -- --with-samples”.',
    samples.join('\n'),
  );
}

/** Imports the parser of the pages, which is large, only when it is needed. */
async function checkBuiltPages(): Promise<void> {
  const { checkPages } = await import('./check-pages.ts');
  const problems = checkPages(currentSite());
  if (problems.length > 0)
    throw new PublishProblem('The pages were built, but some are not right.', problems.join('\n'));
}

/**
 * Asks the public address before anything is changed. What is wrong then is no fault of the new release, and no reason to
 * go back.
 */
function askBefore(address: string, current: string | undefined): Promise<Fault | undefined> {
  return askRelease(address, current ?? '', new Map(), 0);
}

async function send(server: Server, { current, files, free }: ServerState, name: string) {
  const release = dirname(currentSite());
  const wanted = filesIn(readFileSync(join(release, 'files.txt'), 'utf8').split('\n'));
  const paths = Array.from(wanted.keys());
  const changed = paths.filter((path) => !current || files.get(path) !== wanted.get(path));
  const sizeOf = (some: string[]) => some.reduce((sum, path) => sum + statSync(join(release, path)).size, 0);
  refuseFullDisk(free, sizeOf(paths) + leastFree);
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  try {
    const list = join(folder, 'list');
    await writeFile(list, ['files.txt', ...changed].map((path) => `${path}\n`).join(''));
    await server.run('begin', { name });
    await server.sendFiles(release, list, `releases/${name}.unfinished`);
    await server.run('finish', { name, known: current });
  } finally {
    await rm(folder, { recursive: true });
  }
  return { files: changed.length, bytes: sizeOf(changed) };
}

/** Throws if there is not enough free space. Both in bytes. */
function refuseFullDisk(free: number, needed: number): void {
  if (free >= needed) return;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  throw new PublishProblem(
    `The disk of the server is full, with ${megabytes(free)} left where ${megabytes(needed)} are needed: free some space there, and publish again.`,
  );
}

/**
 * Switches the server to the release, and asks the public address. Returns what is wrong without being a fault of the
 * release. For a fault of the release, goes back and throws.
 */
async function goOnline(
  server: Server,
  built: string,
  current: string | undefined,
  address: string,
  before: Fault | undefined,
): Promise<Fault | undefined> {
  const fault = await switchTo(server, built, current, address, before);
  const isOfRelease = fault?.isOfSite && (!before || !current);
  if (!fault || !isOfRelease) {
    await step(() => server.run('tidy'), 'Releases older than the last five were removed');
    return fault;
  }
  if (!current)
    throw new PublishProblem(
      `The first release is not right online (${fault.sentence}), and there is none before it to go back to.`,
    );
  await step(() => server.run('back', { name: current, known: built }), `The server was told to go back to ${current}`);
  const again = await step(() => askRelease(address, current, new Map()), `${address} was asked`);
  throw new PublishProblem(
    again
      ? `The new release is not right online (${fault.sentence}), and the one before it is not there either (${again.sentence}): call the administrator of the server.`
      : `The new release is not right online (${fault.sentence}), so the site went back to the release before it, ${current}: ${address}`,
  );
}

async function switchTo(
  server: Server,
  name: string,
  known: string | undefined,
  address: string,
  before: Fault | undefined,
): Promise<Fault | undefined> {
  try {
    await step(() => server.run('switch', { name, known }), 'The server was told to serve it');
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    // The restart of the lead server failed, or somebody else was faster.
    if ((await lookAt(server)).current !== name) throw new PublishProblem(`${error.message} ${asItWas}`, error.details);
    return { sentence: error.message, isOfSite: true };
  }
  // What could not be reached a minute ago is asked only once.
  const timeout = before && !before.isOfSite ? 0 : undefined;
  return step(() => askRelease(address, name, filesToAsk(currentSite()), timeout), `${address} was asked`);
}

type Published = { built: string; address: string; fault: Fault | undefined; isFirst: boolean };

/** The last sentence: online or not, and whether enquiries reach the owner. */
async function endOf(server: Server, { built, address, fault, isFirst }: Published): Promise<string> {
  if (fault)
    return fault.isOfSite
      ? `The release ${built} is on the server. The site was not right before, and still is not: ${fault.sentence}`
      : `The release ${built} is on the server, but this computer could not check the site: ${fault.sentence}`;
  const reason = (await whyNoEnquiries(address)) ?? (isFirst ? await whyNoTestMail(server) : undefined);
  if (reason)
    return `The site is online, but no enquiry reaches you: ${reason}. docs/leads.md says what to do. The release is ${built}: ${address}`;
  return `The site is online as it is here, as the release ${built}: ${address}`;
}

/** The server sends a mail to each mailbox. Returns its words if one cannot be reached. */
async function whyNoTestMail(server: Server): Promise<string | undefined> {
  try {
    await step(() => server.run('test-mail'), 'The server sent a test mail to each mailbox');
    return undefined;
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    console.error(error.details.trim());
    return 'the test mail could not be sent';
  }
}
