import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { type Hashes, historyOf, type Publication } from '../scripts/publications/history.ts';
import { changesSince, restore, takeBack } from '../scripts/publications/publications.ts';
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
  /** The lines that `npm run publish` has printed so far, one for each step. */
  lines: string[];
  /** Whether the publication has succeeded; `undefined` while it is running. */
  isPublished?: boolean;
  /** The error output, if the publication has failed. */
  details?: string;
};

/** What the server says is online. */
export type Online =
  | { is: 'asking' }
  /** No server was prepared yet. */
  | { is: 'nowhere' }
  | { is: 'unknown'; why: string }
  | {
      is: 'online';
      release: string | undefined;
      releases: string[];
      isFromHere: boolean;
      /** Why no enquiry reaches the owner, as the site says; `undefined` if they do, or if the site does not answer. */
      noEnquiries?: string | undefined;
    };

export type ShownPublication = Pick<Publication, 'id' | 'at' | 'changes'> & { isOnline: boolean; isOnServer: boolean };

export type ShownChange = Omit<Change, 'takenBack'>;

export type PublishingState = {
  online: Online;
  /** When the publication was made that the folder is compared with, in ISO 8601. */
  since?: string;
  /** `undefined` if nothing is known with which the folder could be compared. */
  changes?: ShownChange[];
  /** Newest first. */
  publications: ShownPublication[];
  progress?: Progress;
};

const history = historyOf();
let progress: Progress | undefined;
let online: Online = existsSync(settingsFile) ? { is: 'asking' } : { is: 'nowhere' };

/** The hashes of the texts that are online; `undefined` while they are not known. */
let textsOnline: Hashes | undefined;

/** Called when the panel opens. Its owner has seen the steps of a publication that succeeded. */
export async function askAgain() {
  if (progress?.isPublished) forgetResult();
  announceChange();
  await askServer();
}

/** Asks the server what is online, and fetches the texts that this folder never had. */
export async function askServer() {
  online = existsSync(settingsFile) ? await whatIsOnline().catch(withoutAnswer) : { is: 'nowhere' };
  announceChange();
}

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

/** Not `addressOf` of the command, because that reads the content only once and only if it is valid. */
function siteAddress({ address }: PublishSettings): string {
  return address ?? parse(readFileSync('content/technical.yaml', 'utf8')).siteOrigin;
}

type Base = { files: Hashes; at?: string };

/**
 * The state that the folder is compared with: what is online, or the last publication from here while the server does
 * not answer.
 */
function baseOfComparison(): Base | undefined {
  const all = history.publications();
  if (online.is !== 'online') return all[0];
  const { release } = online;
  const published = release ? all.find((one) => one.release === release) : undefined;
  if (!textsOnline || !release) return published;
  return { ...published, files: { ...published?.files, ...textsOnline } };
}

export function publishingState(): PublishingState {
  const base = baseOfComparison();
  const { release: current, releases = [] } = online.is === 'online' ? online : {};
  return {
    online,
    ...(base?.at && { since: base.at }),
    ...(base && { changes: changesSince(base.files) }),
    publications: history.publications().map(({ id, at, changes, release = '' }) => ({
      id,
      at,
      changes,
      isOnline: release !== '' && release === current,
      isOnServer: releases.includes(release),
    })),
    ...(progress && { progress }),
  };
}

/** After a change the result of the last publication is no longer shown. */
export function forgetResult() {
  if (!progress?.isRunning) progress = undefined;
}

export async function takeChangeBack(id: string) {
  const base = baseOfComparison();
  if (!base || !takeBack(base.files, id))
    throw new Refusal('This change was already undone. The list now shows the current changes.');
  await makeSizes();
}

/** Publishes the folder; with `id`, it first becomes what it was at that publication. */
export function publish(id: string | undefined): void {
  if (progress?.isRunning) throw new Refusal('The site is already being published. Please wait until that has ended.');
  const target = id === undefined ? undefined : history.publications().find((one) => one.id === id);
  if (id !== undefined && !target) throw new Refusal('This publication is no longer stored. Please reload the page.');
  const current: Progress = { isRunning: true, lines: [] };
  progress = current;
  publishInTurn(async () => {
    announceChange();
    if (target) {
      restore(target.files);
      await makeSizes();
      addLine(current, 'Texts and pictures are as they were');
    }
    const isOnServer = online.is === 'online' && online.releases.includes(target?.release ?? '');
    // A release that the server still has is switched to in seconds; any other state is built.
    const options = target?.release && isOnServer ? ['--to', target.release] : seenInPanel();
    await runCommand(options, current);
    await askServer();
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

/** The panel has shown the owner whose release is replaced and which samples go online, so the command need not ask. */
function seenInPanel(): string[] {
  const release = online.is === 'online' ? online.release : undefined;
  return release ? ['--over', release] : ['--with-samples'];
}

/** Runs `npm run publish`, and passes on each of its lines. */
async function runCommand(options: readonly string[], current: Progress) {
  const child = spawn(process.execPath, ['scripts/publish.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface(child.stdout).on('line', (line) => {
    if (line.trim() !== '') addLine(current, line);
  });
  const errors = text(child.stderr);
  // `close` is emitted after the last line of output; `exit` may be emitted before it.
  const [status] = await once(child, 'close');
  current.isPublished = status === 0;
  if (status !== 0) current.details = (await errors).trim();
}
