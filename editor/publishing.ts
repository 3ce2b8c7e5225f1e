import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { unusedPictures } from '../scripts/pictures/unused.ts';
import type { Publication } from '../scripts/publications/history.ts';
import { goBack, publications, takeBack, unpublishedChanges } from '../scripts/publications/publications.ts';
import { step } from '../scripts/publish/step.ts';
import { makeSizes } from './pictures.ts';
import { Refusal } from './refusal.ts';

/** How a publication goes on, or went. */
export type Progress = {
  isRunning: boolean;
  /** What `npm run publish` has said so far, a line for each step. */
  lines: string[];
  /** Whether the site is online as it is here; `undefined` while it is on its way. */
  isPublished?: boolean;
  /** What stood in the way, in the words of the programs. */
  details?: string;
};

export type ShownChange = { id: string; where: string; what: string; pictures: string[] };

/** What the window shows before, while and after the site is published. */
export type PublishingState = {
  /** `undefined` if nothing was published from this folder yet. */
  changes?: ShownChange[];
  /** Names of pictures that nothing uses any more. */
  unused: string[];
  /** The newest first. */
  publications: Publication[];
  progress?: Progress;
};

/** How many publications are shown. */
const mostShown = 20;

let progress: Progress | undefined;

export function publishingState(): PublishingState {
  const changes = unpublishedChanges();
  return {
    ...(changes && { changes: changes.map(({ id, where, what, pictures }) => ({ id, where, what, pictures })) }),
    unused: unusedPictures(),
    publications: publications().slice(0, mostShown),
    ...(progress && { progress }),
  };
}

/** Before anything is changed: a release is made of the files as they are, so none may change in the middle. */
export function refuseWhilePublishing() {
  if (progress?.isRunning)
    throw new Refusal('Nothing was saved: the site is being published at the moment. Try again when that is done.');
  // How the last one ended is no news any more.
  progress = undefined;
}

/** What the panel asks for; `id` is that of a change or of a publication. */
export async function publishingAction(action: string, id: string, tell: (progress: Progress) => void) {
  refuseWhilePublishing();
  if (action === 'take-back') {
    if (await takeBack(id, makeSizes)) return;
    throw new Refusal('This change is not there any more. The list is as it is now.');
  }
  const current: Progress = { isRunning: true, lines: [] };
  progress = current;
  tell(current);
  try {
    const say = (line: string) => {
      current.lines.push(line);
      tell(current);
    };
    if (action === 'go-back') await step(() => goBack(id, makeSizes), 'Texts and pictures are as they were', say);
    await step(makeReady, 'The pictures were made ready', say);
  } catch (error) {
    progress = undefined;
    throw error;
  }
  follow(spawn(process.execPath, ['scripts/publish.ts'], { stdio: ['ignore', 'pipe', 'pipe'] }), current, tell);
}

/** What the site serves, but a build does not make. The command itself checks whether the content fits. */
async function makeReady() {
  if (unusedPictures().length > 0)
    await promisify(execFile)(process.execPath, ['scripts/images.ts', '--remove-unused']);
  // The pictures for shared links carry the headings.
  await promisify(execFile)(process.execPath, ['scripts/sharing-cards.ts']);
}

/** Tells each step of the command, and how it ended. */
function follow(command: ChildProcess, current: Progress, tell: (progress: Progress) => void) {
  const before = current.lines.length;
  if (command.stdout)
    createInterface(command.stdout).on('line', (line) => {
      if (line.trim() === '') return;
      current.lines.push(line);
      tell(current);
    });
  // After the last line, unlike `exit`.
  let details = '';
  command.stderr?.setEncoding('utf8').on('data', (text) => {
    details += text;
  });
  command.on('close', (status) => {
    current.isRunning = false;
    current.isPublished = status === 0;
    if (status !== 0 && details) current.details = details.trim();
    if (current.lines.length === before) current.lines.push('Nothing was published.');
    tell(current);
  });
}
