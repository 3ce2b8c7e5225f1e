import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type Hashes, historyOf, type Publication } from '../scripts/publications/history.ts';
import { changesSince, takeBack } from '../scripts/publications/publications.ts';
import { lookAt, reminderOfAge, textsIn, textsOf } from '../scripts/publish/look.ts';
import { connectionTo } from '../scripts/publish/server.ts';
import { readServer, settingsFile } from '../scripts/publish/settings.ts';
import { PublishProblem } from '../scripts/publish/steps.ts';
import { makeSizes } from './pictures.ts';
import { publishInTurn } from './queue.ts';
import { Refusal } from './refusal.ts';
import type { Change } from './shared/compare.ts';
import { nextPublishing, type Online, type Publishing, type PublishingEvent } from './shared/publishing.ts';
import { announceChange } from './windows.ts';

export type ShownPublication = Pick<Publication, 'at' | 'release' | 'changes'> & { isOnline: boolean };

export type ShownChange = Omit<Change, 'takenBack'>;

export type PublishingState = Publishing & {
  /**
   * The time (ISO 8601) of the publication that the content is compared with. Undefined if this folder's history does
   * not contain that publication.
   */
  since?: string;
  /** Undefined if there is no publication to compare with. */
  changes?: ShownChange[];
  publications: ShownPublication[];
};

const history = historyOf();

let state: Publishing = {
  online: existsSync(settingsFile) ? { is: 'asking' } : { is: 'nowhere' },
  run: { is: 'none' },
};

function handle(event: PublishingEvent) {
  state = nextPublishing(state, event);
  announceChange();
}

/** Requests to the server run one after the other, so that an older response does not replace a newer one. */
let lastAnswer = Promise.resolve();

/**
 * Asks the server what is published, and downloads published texts that are missing in this folder's history. Called at
 * the start, when the panel opens, and after a publication.
 */
export function askServer(): Promise<void> {
  handle({ is: 'asked' });
  lastAnswer = lastAnswer.then(async () => {
    const online: Online = existsSync(settingsFile) ? await whatIsOnline().catch(withoutAnswer) : { is: 'nowhere' };
    handle({ is: 'answered', online });
  });
  return lastAnswer;
}

async function whatIsOnline(): Promise<Online> {
  const server = connectionTo(readServer());
  const { current: release, files, noEnquiries } = await lookAt(server);
  const texts = textsIn(files);
  if (release && Object.values(texts).some((hash) => !history.bytesOf(hash)))
    for (const content of await textsOf(server, release)) history.keepContent(Buffer.from(content));
  const isFromHere = !release || history.publications().some((one) => one.release === release);
  const elsewhere =
    'What is online was published from another computer. If you publish, it is replaced by what you see here.';
  const warnings = [isFromHere ? undefined : elsewhere, noEnquiries, reminderOfAge(release)];
  return { is: 'online', release, texts, warnings: warnings.filter((warning) => warning !== undefined) };
}

function withoutAnswer(error: unknown): Online {
  if (error instanceof PublishProblem) return { is: 'unknown', why: error.message };
  console.error(error);
  return { is: 'unknown', why: 'The server gave no answer.' };
}

type Base = { files: Hashes; at?: string };

/**
 * The publication that the content is compared with: the one that is online, or the last one from this folder while the
 * server's state is unknown. Undefined if there is none.
 */
function baseOfComparison(): Base | undefined {
  const all = history.publications();
  if (state.online.is !== 'online') return all[0];
  const { release, texts } = state.online;
  const published = all.find((one) => one.release === release);
  if (Object.keys(texts).length === 0) return published;
  return { ...published, files: { ...published?.files, ...texts } };
}

export function publishingState(): PublishingState {
  const { online, run } = state;
  const base = baseOfComparison();
  return {
    online,
    run,
    ...(base?.at && { since: base.at }),
    ...(base && { changes: changesSince(base.files) }),
    publications: history.publications().map(({ at, release, changes }) => ({
      at,
      release,
      changes,
      isOnline: online.is === 'online' && online.release === release,
    })),
  };
}

export async function takeChangeBack(id: string) {
  const base = baseOfComparison();
  if (!base || !takeBack(base.files, id))
    throw new Refusal('This change was already undone. The list now shows the current changes.');
  await makeSizes();
}

/** Publishes the content, or returns to the release `earlier`: the same commands as in a terminal. */
export function publish(earlier?: string): void {
  if (state.run.is === 'running')
    throw new Refusal('The site is already being published. Please wait until that has ended.');
  const options = earlier ? ['--to', earlier] : seenInPanel();
  handle({ is: 'started' });
  void publishInTurn(async () => {
    const details = await runCommand(options).catch(String);
    await askServer();
    handle({ is: 'ended', details });
  });
}

/**
 * Options that allow what the panel has already shown: the replacement of a release from another computer, or a first
 * publication with samples.
 */
function seenInPanel(): string[] {
  const release = state.online.is === 'online' ? state.online.release : undefined;
  return release ? ['--over', release] : ['--with-samples'];
}

/** Runs `npm run publish`. Resolves with its error output if it failed. */
async function runCommand(options: readonly string[]): Promise<string | undefined> {
  const child = spawn(process.execPath, ['scripts/publish.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface(child.stdout).on('line', (line) => {
    if (line.trim() !== '') handle({ is: 'printed', line });
  });
  const errors = text(child.stderr);
  // `close` is emitted after the last line of output. `exit` can be emitted earlier.
  const [status] = await once(child, 'close');
  return status === 0 ? undefined : (await errors).trim();
}
