import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { type Hashes, historyOf, type Publication } from '../scripts/publications/history.ts';
import { beginPublication, changesSince, restore, takeBack } from '../scripts/publications/publications.ts';
import { whyNoEnquiries } from '../scripts/publish/ask-release.ts';
import { lookAt, textsOf } from '../scripts/publish/look.ts';
import { PublishProblem } from '../scripts/publish/problem.ts';
import { serverOf } from '../scripts/publish/server.ts';
import { type PublishSettings, readSettings, settingsFile } from '../scripts/publish/settings.ts';
import { makeSizes } from './pictures.ts';
import { publishInTurn } from './queue.ts';
import { Refusal } from './refusal.ts';
import type { Change } from './shared/compare.ts';
import { announceChange } from './windows.ts';

/** The state of a publication that is running or has ended. */
export type Progress = {
  isRunning: boolean;
  /** The lines that `npm run publish` has printed so far, and lines that the editor adds. */
  lines: string[];
  /** Whether the publication succeeded; undefined until its command has ended. */
  isPublished?: boolean;
  /**
   * Whether another release is online than before. Also true if the command failed after the switch, for example
   * because enquiries reach nobody.
   */
  isOnline?: boolean;
  /** The error output of a failed publication. */
  details?: string;
};

/** What the server reports about the published site. */
export type Online =
  | { is: 'asking' }
  /** No server is set up yet. */
  | { is: 'nowhere' }
  | { is: 'unknown'; why: string }
  | {
      is: 'online';
      release: string | undefined;
      releases: string[];
      isFromHere: boolean;
      /**
       * Why enquiries do not reach the owner, as the site reports it. Undefined if they do, or if the site does not
       * respond.
       */
      noEnquiries?: string | undefined;
    };

export type ShownPublication = Pick<Publication, 'id' | 'at' | 'changes'> & { isOnline: boolean; isOnServer: boolean };

export type ShownChange = Omit<Change, 'takenBack'>;

export type PublishingState = {
  online: Online;
  /**
   * The time (ISO 8601) of the publication that the content is compared with. Undefined if this folder's history does
   * not contain that publication.
   */
  since?: string;
  /** Undefined if there is no publication to compare with. */
  changes?: ShownChange[];
  publications: ShownPublication[];
  progress?: Progress;
};

const history = historyOf();
let progress: Progress | undefined;
let online: Online = existsSync(settingsFile) ? { is: 'asking' } : { is: 'nowhere' };

/** The hashes of the published texts; undefined if unknown. */
let textsOnline: Hashes | undefined;

/**
 * Called when the panel opens, and repeatedly while it is open and no enquiry reaches the owner. Also hides the steps
 * of a successful publication, because the owner has already seen them.
 */
export async function askAgain() {
  if (progress?.isPublished) forgetResult();
  announceChange();
  await askServer();
}

/** Asks the server what is published, and downloads published texts that are missing in this folder's history. */
export async function askServer() {
  const before = noEnquiries();
  online = existsSync(settingsFile) ? await whatIsOnline().catch(withoutAnswer) : { is: 'nowhere' };
  // The shown result of a publication may contain the previous reason why enquiries do not reach the owner.
  if (progress?.isOnline && noEnquiries() !== before) forgetResult();
  announceChange();
}

const releasesOnServer = () => (online.is === 'online' ? online.releases : []);
const releaseOnline = () => (online.is === 'online' ? online.release : undefined);
const noEnquiries = () => (online.is === 'online' ? online.noEnquiries : undefined);

async function whatIsOnline(): Promise<Online> {
  const settings = readSettings();
  const server = serverOf(settings);
  const { current: release, releases, files } = await lookAt(server);
  const texts = Array.from(files).filter(([path]) => /^content\/.*\.yaml$/.test(path));
  const unknown = texts.filter(([, hash]) => !history.bytesOf(hash)).map(([path]) => path);
  if (release && unknown.length > 0)
    for (const content of await textsOf(server, release, unknown)) history.keepContent(Buffer.from(content));
  textsOnline = texts.length > 0 ? Object.fromEntries(texts) : undefined;
  const isFromHere = history.publications().some((one) => one.release === release);
  const noEnquiries = release && (await whyNoEnquiries(siteAddress(settings), 0));
  return { is: 'online', release, releases, isFromHere, noEnquiries };
}

function withoutAnswer(error: unknown): Online {
  if (error instanceof PublishProblem) return { is: 'unknown', why: error.message };
  console.error(error);
  return { is: 'unknown', why: 'The server gave no answer.' };
}

/**
 * The URL of the site. Unlike `addressOf` in `scripts/publish/settings.ts`, reads the file each time, and also while
 * other content is invalid.
 */
function siteAddress({ address }: PublishSettings): string {
  return address ?? parse(readFileSync('content/technical.yaml', 'utf8')).siteOrigin;
}

type Base = { files: Hashes; at?: string };

/**
 * The publication that the content is compared with: the one that is online, or the last one from this folder while the
 * server's state is unknown. Undefined if there is none.
 */
function baseOfComparison(): Base | undefined {
  const all = history.publications();
  if (online.is !== 'online') return all[0];
  const { release } = online;
  const published = all.find((one) => one.release === release);
  if (!textsOnline || !release) return published;
  return { ...published, files: { ...published?.files, ...textsOnline } };
}

export function publishingState(): PublishingState {
  const base = baseOfComparison();
  const current = releaseOnline();
  const releases = releasesOnServer();
  return {
    online,
    ...(base?.at && { since: base.at }),
    ...(base && { changes: changesSince(base.files) }),
    publications: history.publications().map(({ id, at, changes, release }) => ({
      id,
      at,
      changes,
      isOnline: release === current,
      isOnServer: releases.includes(release),
    })),
    ...(progress && { progress }),
  };
}

/** Hides the result of the last publication. Does nothing while one is running. */
export function forgetResult() {
  if (!progress?.isRunning) progress = undefined;
}

export async function takeChangeBack(id: string) {
  const base = baseOfComparison();
  if (!base || !takeBack(base.files, id))
    throw new Refusal('This change was already undone. The list now shows the current changes.');
  await makeSizes();
}

/** Publishes the content. With `restoredId`, first restores the content of that earlier publication. */
export function publish(restoredId: string | undefined): void {
  if (progress?.isRunning) throw new Refusal('The site is already being published. Please wait until that has ended.');
  const target = history.publications().find((one) => one.id === restoredId);
  if (restoredId !== undefined && !target)
    throw new Refusal('This publication is no longer stored. Please reload the page.');
  const current: Progress = { isRunning: true, lines: [] };
  progress = current;
  publishInTurn(async () => {
    announceChange();
    if (target) {
      restore(target.files);
      await makeSizes();
      addLine(current, 'Texts and pictures are as they were');
    }
    // If the server still has the release, publishing only switches to it, which takes seconds. Otherwise the site is
    // built again.
    const release = releasesOnServer().find((name) => name === target?.release);
    // With `--to`, the command records no publication, because the folder's content may differ from that release. Here
    // the content was restored first, so the editor records it.
    const publication = release ? beginPublication() : undefined;
    const before = releaseOnline();
    await runCommand(release ? ['--to', release] : seenInPanel(), current);
    await askServer();
    current.isOnline = online.is === 'online' && online.release !== before;
    const uncommitted = release && current.isOnline && publication?.record(siteAddress(readSettings()), release);
    if (uncommitted) current.lines.push(uncommitted);
  })
    .catch((error: unknown) => {
      console.error(error);
      current.isPublished = false;
      current.lines.push(error instanceof Error ? error.message : 'Nothing was published.');
    })
    .finally(() => {
      current.isRunning = false;
      announceChange();
    });
}

function addLine(current: Progress, line: string) {
  current.lines.push(line);
  announceChange();
}

/**
 * Options without which the command can refuse to publish. The panel has already warned that a release from another
 * computer is replaced, and has listed the samples.
 */
function seenInPanel(): string[] {
  const release = releaseOnline();
  return release ? ['--over', release] : ['--with-samples'];
}

async function runCommand(options: readonly string[], current: Progress) {
  const child = spawn(process.execPath, ['scripts/publish.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface(child.stdout).on('line', (line) => {
    if (line.trim() !== '') addLine(current, line);
  });
  const errors = text(child.stderr);
  // `close` is emitted after the last line of output. `exit` can be emitted earlier.
  const [status] = await once(child, 'close');
  current.isPublished = status === 0;
  if (status !== 0) current.details = (await errors).trim();
}
