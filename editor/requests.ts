import { toastQueue } from '@keystar/ui/toast';
import { parse } from 'yaml';
import { differences, withTaken } from './compare.ts';
import { readFacts } from './current-facts.ts';
import { askWhatToKeep } from './dialogs.tsx';
import { fileAt } from './file-at.ts';
import { fitted } from './fit.ts';
import { asYaml, dataOf, typedData, versionOnDisk } from './versions.ts';

type Addition = { path: string; contents: string };
type Update = { additions: Addition[]; deletions: { path: string }[] };

const changedElsewhere = 412;

const request = window.fetch.bind(window);

/** The version of each file that was opened in the fields. */
const opened = new Map<string, string>();

/** The list of files and versions, as Keystatic has last read it. */
let knownFiles = '';

/** Whether a file was changed elsewhere since Keystatic read them. */
export async function areFilesOutdated(): Promise<boolean> {
  const files = await (await request('/api/keystatic/tree')).text();
  return files !== knownFiles;
}

/** Replaces `fetch`, so that all requests of Keystatic pass through here. */
export function interceptRequests() {
  window.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const [, version = '', path = ''] = /\/api\/keystatic\/blob\/(\w+)\/(.+)$/.exec(address) ?? [];
    try {
      // Only Keystatic's requests have headers; ours have none.
      if (version && init?.headers) return await openFile(path, version, await request(input, init));
      if (address.endsWith('/api/keystatic/tree') && init?.headers) return await readFiles(input, init);
      if (!address.endsWith('/api/keystatic/update')) return await request(input, init);
      return await save(JSON.parse(String(init?.body)), init);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Error(
        'The editor does not answer. Perhaps it was ended in the terminal: start it again there with “npm run edit”. What you typed is kept.',
      );
    }
  };
}

async function readFiles(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const answer = await request(input, init);
  knownFiles = await answer.clone().text();
  return answer;
}

/** Answers Keystatic's request for a file with its data in the shape of the model, and remembers its version. */
async function openFile(path: string, version: string, answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  opened.set(path, version);
  const file = fileAt(path);
  const text = await answer.text();
  try {
    return new Response(file ? asYaml(fitted(file.schema, parse(text))) : text);
  } catch {
    return new Response(
      'This file was written by hand, and not as the others are: see above the preview. “Earlier versions” there puts it back.',
      { status: 422 },
    );
  }
}

async function save(update: Update, init: RequestInit | undefined): Promise<Response> {
  const headers = { ...(init?.headers as object), 'x-opened': JSON.stringify(Object.fromEntries(opened)) };
  const answer = await request('/api/keystatic/update', { ...init, headers, body: JSON.stringify(update) });
  if (answer.status === changedElsewhere) {
    const merged = await mergeWithDisk(update);
    return merged ? save(merged, init) : answer;
  }
  if (!answer.ok) return answer;
  knownFiles = await answer.clone().text();
  const entries: { path: string; sha: string }[] = JSON.parse(knownFiles);
  for (const { path } of update.additions) {
    const version = entries.find((entry) => entry.path === path)?.sha;
    if (version) opened.set(path, version);
  }
  toastQueue.positive('Saved', { timeout: 4000 });
  readFacts().catch(console.error);
  return answer;
}

/** The update with the values that the owner chose for each conflict; `undefined` if the owner did not choose. */
async function mergeWithDisk({ additions, deletions }: Update): Promise<Update | undefined> {
  const merged: Addition[] = [];
  for (const addition of additions) {
    const contents = await mergedContents(addition);
    if (contents === undefined) return undefined;
    merged.push({ path: addition.path, contents });
  }
  return { additions: merged, deletions };
}

async function mergedContents({ path, contents }: Addition): Promise<string | undefined> {
  const began = opened.get(path);
  const disk = await versionOnDisk(path);
  const file = fileAt(path);
  if (!file || !began || !disk || disk.version === began) return contents;
  const base = await dataOf(path, began);
  const here = typedData(fromBase64(contents), base);
  const found = differences(file.schema, { base, here, elsewhere: disk.data });
  const taken =
    found.length === 0
      ? []
      : await askWhatToKeep({
          differences: found,
          heading: 'This was changed elsewhere too',
          text: 'While you had it open, it was saved in another window or changed in the file. Choose what to keep; nothing is saved before.',
          button: 'Save this',
        });
  if (!taken) return undefined;
  opened.set(path, disk.version);
  return toBase64(asYaml(withTaken(here, taken)));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
