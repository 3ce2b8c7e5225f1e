import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { type Change, changesBetween, sentenceOf } from './changes.ts';
import { historyOf, type Publication } from './history.ts';
import { hashesNow, ownFiles } from './kept-files.ts';

/** What has changed since the last publication; `undefined` if nothing was published from this folder yet. */
export function unpublishedChanges(folder = '.'): Change[] | undefined {
  const history = historyOf(folder);
  const [last] = history.publications();
  if (!last) return undefined;
  const then = history.filesOf(last.id);
  const now = hashesNow(folder);
  const differing = (path: string) => path.endsWith('.yaml') && then[path] !== now[path];
  const before = Object.entries(then).filter(([path]) => differing(path));
  const after = Object.keys(now).filter(differing);
  return changesBetween(
    Object.fromEntries(before.map(([path, hash]) => [path, dataOf(history.bytesOf(hash))])),
    Object.fromEntries(after.map((path) => [path, dataOf(readFileSync(join(folder, path)))])),
  );
}

/** A file that somebody broke by hand counts as changed: its text is told, and it can be taken back as a whole. */
function dataOf(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes).toString();
  try {
    return parse(text);
  } catch {
    return text;
  }
}

export function publications(folder = '.'): Publication[] {
  return historyOf(folder).publications();
}

/**
 * To be called before the site is built, so that what is recorded is what was built, whatever is saved in the meantime.
 * Call `record` with the public address once the site is online.
 */
export function beginPublication(folder = '.'): { changes: string[]; record: (address: string) => void } {
  const changes = unpublishedChanges(folder)?.map(sentenceOf) ?? ['The whole site: the first publication from here'];
  const record = historyOf(folder).keep();
  return { changes, record: (address) => record(changes, address) };
}

/** Makes what the site serves of the originals of pictures; called when some came back. */
type MakePictures = () => Promise<void>;

/** Takes one change back. Whether it was still there. */
export async function takeBack(id: string, makePictures: MakePictures, folder = '.'): Promise<boolean> {
  const change = unpublishedChanges(folder)?.find((one) => one.id === id);
  const [last] = publications(folder);
  if (!change || !last) return false;
  const path = join(folder, change.file);
  const data = change.takenBack();
  // The picture that was replaced may be gone by now. It comes first: a text that names no picture is a mistake.
  await restore(folder, last.id, makePictures, (file) => isPicture(file) && !existsSync(join(folder, file)));
  if (data === undefined) {
    rmSync(path);
    return true;
  }
  const text = existsSync(path) ? readFileSync(path) : Buffer.of();
  const isBroken = typeof dataOf(text) === 'string';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formatYaml(data, isBroken ? '' : text.toString()));
  return true;
}

/** Texts and pictures as they were at a publication. Pictures that came later stay until they are found to be unused. */
export async function goBack(id: string, makePictures: MakePictures, folder = '.') {
  if (!publications(folder).some((one) => one.id === id)) throw new Error(`There is no publication ${id}.`);
  const then = historyOf(folder).filesOf(id);
  const now = hashesNow(folder);
  await restore(folder, id, makePictures, (path) => now[path] !== then[path]);
  for (const path of ownFiles(folder)) if (!isPicture(path) && !(path in then)) rmSync(join(folder, path));
}

const isPicture = (path: string) => path.startsWith('assets/');

async function restore(folder: string, id: string, makePictures: MakePictures, isWanted: (path: string) => boolean) {
  const history = historyOf(folder);
  const wanted = Object.entries(history.filesOf(id)).filter(([path]) => isWanted(path));
  const write = ([path, hash]: [string, string]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), history.bytesOf(hash));
  };
  const pictures = wanted.filter(([path]) => isPicture(path));
  pictures.forEach(write);
  if (pictures.length > 0) await makePictures();
  for (const entry of wanted) if (!isPicture(entry[0])) write(entry);
}
