import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type Hashes, history } from '../scripts/content-history/history.ts';
import { changesSince, undoChange } from '../scripts/content-history/publications.ts';
import { generateImageSizes } from '../scripts/publish/run-script.ts';
import { connectionTo } from '../scripts/publish/server.ts';
import { readServerState, reminderOfAge, textsIn, textsOf } from '../scripts/publish/server-state.ts';
import { readServer } from '../scripts/publish/settings.ts';
import { PublishError } from '../scripts/publish/steps.ts';
import { announceChange } from './change-listeners.ts';
import { inTurn } from './queue.ts';
import type { Change } from './shared/compare.ts';

/** What the server reports about the published site. */
export type Online =
  | { is: 'asking' }
  | { is: 'unknown'; why: string }
  | {
      is: 'online';
      /** Undefined before the first publication. */
      release: string | undefined;
      /** The hashes of the published texts. */
      texts: Hashes;
      /** Sentences for the owner, for example that the release is old. */
      warnings: string[];
    };

/** The last publication. `lines` is the output of `npm run publish` so far. */
export type Run =
  | { is: 'none' }
  | { is: 'running'; lines: readonly string[] }
  | { is: 'published'; lines: readonly string[] }
  | { is: 'failed'; lines: readonly string[]; details: string };

export type ShownChange = Omit<Change, 'dataWithoutChange'>;

/** What is online, and the last publication. They are independent: every pair of their states is possible. */
let online: Online = { is: 'asking' };
let run: Run = { is: 'none' };

function updateState(next: { online?: Online; run?: Run }) {
  ({ online = online, run = run } = next);
  announceChange();
}

/** Requests to the server run one after the other, so that an older response does not replace a newer one. */
let lastAnswer = Promise.resolve();

/**
 * Asks the server what is published, and downloads published texts that are missing in this folder's history. Called at
 * the start, when the panel opens, and after a publication.
 */
export function askServer(): Promise<void> {
  // Removes the result of the previous publication, because its warnings may be outdated. A running publication stays.
  if (run.is !== 'running') updateState({ run: { is: 'none' } });
  lastAnswer = lastAnswer.then(async () => {
    updateState({ online: await whatIsOnline().catch(withoutAnswer) });
  });
  return lastAnswer;
}

async function whatIsOnline(): Promise<Online> {
  const server = connectionTo(readServer());
  const { current: release, files, noEnquiries } = await readServerState(server);
  const texts = textsIn(files);
  if (release && Object.values(texts).some((hash) => !history.bytesOf(hash)))
    for (const content of await textsOf(server, release)) history.keepContent(Buffer.from(content));
  const isFromHere = !release || history.publications().some((one) => one.release === release);
  const elsewhere =
    'What is online was published from another computer. If you publish, it is replaced by what you see here.';
  const warnings = [isFromHere ? undefined : elsewhere, noEnquiries, reminderOfAge(release)];
  return { is: 'online', release, texts, warnings: warnings.filter((warning) => warning !== undefined) };
}

function withoutAnswer(error: Error): Online {
  if (!(error instanceof PublishError)) console.error(error);
  return { is: 'unknown', why: error.message };
}

type Base = { files: Hashes; at?: string };

/**
 * The publication that the content is compared with: the one that is online, or the last one from this folder while the
 * server's state is unknown. Undefined if there is none.
 */
function baseOfComparison(): Base | undefined {
  const all = history.publications();
  if (online.is !== 'online') return all[0];
  const { release, texts } = online;
  if (!release) return undefined;
  const published = all.find((one) => one.release === release);
  return { ...published, files: { ...published?.files, ...texts } };
}

/** The state of publishing that the panel shows. */
export function publishingState() {
  const base = baseOfComparison();
  const changes: ShownChange[] | undefined = base && changesSince(base.files);
  return {
    online,
    run,
    /**
     * The time (ISO 8601) of the publication that the content is compared with. Undefined if this folder's history does
     * not contain that publication.
     */
    since: base?.at,
    /** Undefined if there is no publication to compare with. */
    changes,
    publications: history.publications().map(({ at, release, changes }) => ({ at, release, changes })),
  };
}

/** Undoes one of the changes since the publication in the content of this folder. */
export async function undoChangeById(id: string) {
  const base = baseOfComparison();
  if (base) undoChange(base.files, id);
  await generateImageSizes();
}

/**
 * Publishes the content, or returns to the release `earlier` if it is not empty: the same commands as in a terminal.
 */
export function publish(earlier: string): void {
  if (run.is === 'running') return;
  const options = earlier ? ['--to', earlier] : seenInPanel();
  const lines: string[] = [];
  updateState({ run: { is: 'running', lines } });
  void inTurn(async () => {
    const details = await runCommand(options, lines).catch(String);
    await askServer();
    updateState({ run: details === undefined ? { is: 'published', lines } : { is: 'failed', lines, details } });
  });
}

/**
 * Options that allow what the panel has already shown: the replacement of a release from another computer, or a first
 * publication with samples.
 */
function seenInPanel(): string[] {
  const release = online.is === 'online' ? online.release : undefined;
  return release ? ['--over', release] : ['--with-samples'];
}

/** Runs `npm run publish` and adds its output to `lines`. Resolves with its error output if it failed. */
async function runCommand(options: readonly string[], lines: string[]): Promise<string | undefined> {
  const child = spawn(process.execPath, ['scripts/publish.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface(child.stdout).on('line', (line) => {
    if (line.trim() === '') return;
    lines.push(line);
    announceChange();
  });
  const errors = text(child.stderr);
  // `close` is emitted after the last line of output. `exit` can be emitted earlier.
  const [status] = await once(child, 'close');
  return status === 0 ? undefined : (await errors).trim();
}
