import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { unusedPictures } from '../scripts/pictures/unused.ts';
import type { Publication } from '../scripts/publications/history.ts';
import { goBack, publications, takeBack, unpublishedChanges } from '../scripts/publications/publications.ts';
import { step } from '../scripts/publish/step.ts';
import { makeSizes } from './pictures.ts';
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

export type ShownChange = { id: string; where: string; what: string; pictures: string[] };

/** What the publish panel shows. */
export type PublishingState = {
  /** `undefined` if nothing was published from this folder yet. */
  changes?: ShownChange[];
  /** Names of pictures that nothing uses any more. */
  unused: string[];
  /** Newest first. */
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

/** Called before each change: while a release is being made from the files, they must not change. */
export function refuseWhilePublishing() {
  if (progress?.isRunning)
    throw new Refusal('Nothing was saved: the site is being published at the moment. Try again when that is done.');
  // After a change the result of the last publication is no longer shown.
  progress = undefined;
}

/** Does an action of the panel. `id` is the id of a change or of a publication. */
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

/** Makes the files that the site serves but `npm run build` does not make: the pictures and the cards for shared links. */
async function makeReady() {
  if (unusedPictures().length > 0)
    await promisify(execFile)(process.execPath, ['scripts/images.ts', '--remove-unused']);
  // The cards show the headings, which may have changed.
  await promisify(execFile)(process.execPath, ['scripts/sharing-cards.ts']);
}

/** Passes on each line of the command, and whether it succeeded. */
function follow(command: ChildProcess, current: Progress, tell: (progress: Progress) => void) {
  const before = current.lines.length;
  if (command.stdout)
    createInterface(command.stdout).on('line', (line) => {
      if (line.trim() === '') return;
      current.lines.push(line);
      tell(current);
    });
  let details = '';
  command.stderr?.setEncoding('utf8').on('data', (text) => {
    details += text;
  });
  // `close` comes after the last line of output; `exit` may come before it.
  command.on('close', (status) => {
    current.isRunning = false;
    current.isPublished = status === 0;
    if (status !== 0 && details) current.details = details.trim();
    if (current.lines.length === before) current.lines.push('Nothing was published.');
    tell(current);
  });
}
