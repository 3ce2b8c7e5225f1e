import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'yaml';
import { type Hashes, historyOf, type Publication } from '../scripts/publications/history.ts';
import { changesSince, restore, takeBack } from '../scripts/publications/publications.ts';
import { whyNoEnquiries } from '../scripts/publish/ask-release.ts';
import { contentOf, lookAt } from '../scripts/publish/look.ts';
import { PublishProblem } from '../scripts/publish/problem.ts';
import { serverOf } from '../scripts/publish/server.ts';
import { type PublishSettings, readSettings, settingsFile } from '../scripts/publish/settings.ts';
import { makeSizes } from './pictures.ts';
import { publishInTurn } from './queue.ts';
import { Refusal } from './refusal.ts';

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

export type ShownChange = { id: string; where: string; what: string; pictures: readonly string[] };

export type PublishingState = {
  online: Online;
  /** When the publication was, with which the changes are compared; in ISO 8601. */
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

/** Asks the server what is online, and fetches the texts that this folder never had. */
export async function askServer() {
  if (!existsSync(settingsFile)) {
    online = { is: 'nowhere' };
    return;
  }
  try {
    const settings = readSettings();
    const server = serverOf(settings);
    const { current: release, releases, files } = await lookAt(server);
    const texts = Array.from(files).filter(([path]) => /^content\/.*\.yaml$/.test(path));
    const unknown = texts.filter(([, hash]) => !history.bytesOf(hash)).map(([path]) => path);
    if (release && unknown.length > 0)
      for (const text of (await contentOf(server, release, unknown)).values()) history.keepContent(Buffer.from(text));
    textsOnline = texts.length > 0 ? Object.fromEntries(texts) : undefined;
    const isFromHere = history.publications().some((one) => one.release === release);
    const noEnquiries = release && (await whyNoEnquiries(siteAddress(settings), 0));
    online = { is: 'online', release, releases, isFromHere, noEnquiries };
  } catch (error) {
    if (!(error instanceof PublishProblem)) console.error(error);
    online = { is: 'unknown', why: error instanceof PublishProblem ? error.message : 'The server gave no answer.' };
  }
}

/** Not `addressOf` of the command, because that reads the content only once and only if it is valid. */
function siteAddress({ address }: PublishSettings): string {
  return address ?? String(parse(readFileSync('content/business.yaml', 'utf8')).siteOrigin);
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
  const changes = base && changesSince(base.files);
  const { release: current, releases = [] } = online.is === 'online' ? online : {};
  return {
    online,
    ...(base?.at && { since: base.at }),
    ...(changes && { changes: changes.map(({ id, where, what, pictures }) => ({ id, where, what, pictures })) }),
    publications: history.publications().map(({ id, at, changes: sentences, release = '' }) => ({
      id,
      at,
      changes: sentences,
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
export function publish(id: string | undefined, tell: (progress: Progress) => void): void {
  if (progress?.isRunning) throw new Refusal('The site is already being published. Please wait until that has ended.');
  const target = id === undefined ? undefined : history.publications().find((one) => one.id === id);
  if (id !== undefined && !target) throw new Refusal('This publication is no longer stored. Please reload the page.');
  const current: Progress = { isRunning: true, lines: [] };
  progress = current;
  const say = (line: string) => {
    current.lines.push(line);
    tell(current);
  };
  publishInTurn(async () => {
    tell(current);
    if (target) {
      restore(target.files);
      await makeSizes();
      say('Texts and pictures are as they were');
    }
    const isOnServer = online.is === 'online' && online.releases.includes(target?.release ?? '');
    // A release that the server still has is switched to in seconds; any other state is built.
    if (target?.release && isOnServer) await follow(command('--to', target.release), say, current);
    else await follow(command(...seenInPanel()), say, current);
    await askServer();
  })
    .catch((error: unknown) => {
      console.error(error);
      current.isPublished = false;
      current.lines.push(error instanceof Error ? error.message : 'Nothing was published.');
    })
    .finally(() => {
      current.isRunning = false;
      tell(current);
    });
}

/** The panel has shown the owner whose release is replaced and which samples go online, so the command need not ask. */
function seenInPanel(): string[] {
  const release = online.is === 'online' ? online.release : undefined;
  return release ? ['--over', release] : ['--with-samples'];
}

const command = (...options: string[]) =>
  spawn(process.execPath, ['scripts/publish.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });

/** Passes on each line of the command, and whether it succeeded. */
async function follow(child: ChildProcess, say: (line: string) => void, current: Progress) {
  const before = current.lines.length;
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      if (line.trim() !== '') say(line);
    });
  let details = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    details += text;
  });
  // `close` is emitted after the last line of output; `exit` may be emitted before it.
  const status = await new Promise((resolve) => child.on('close', resolve));
  current.isPublished = status === 0;
  if (status !== 0 && details) current.details = details.trim();
  if (current.lines.length === before) current.lines.push('Nothing was published.');
}
