import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { type Change, changesBetween, sentenceOf } from './changes.ts';
import { historyOf, type Publication } from './history.ts';
import { hashesNow, ownFiles } from './kept-files.ts';

/** The changes since the last publication; `undefined` if nothing was published from this folder yet. */
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

/**
 * The data of a YAML file; its text if it is not valid YAML, so that such a file counts as changed and can be taken back.
 */
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
 * Call this before the site is built: it stores the files as they are then, so that a later save does not become part of the
 * record. Call `record` with the public address once the site is online.
 */
export function beginPublication(folder = '.'): { changes: string[]; record: (address: string) => void } {
  const changes = unpublishedChanges(folder)?.map(sentenceOf) ?? ['The whole site: the first publication from here'];
  const record = historyOf(folder).keep();
  return { changes, record: (address) => record(changes, address) };
}

/** Makes all sizes of the pictures from their originals. Called after originals were restored. */
type MakePictures = () => Promise<void>;

/** Takes one change back. Returns false if the change is no longer there. */
export async function takeBack(id: string, makePictures: MakePictures, folder = '.'): Promise<boolean> {
  const change = unpublishedChanges(folder)?.find((one) => one.id === id);
  const [last] = publications(folder);
  if (!change || !last) return false;
  const path = join(folder, change.file);
  const data = change.takenBack();
  // The replaced picture may have been removed since. It is restored first, because the content must not name a missing
  // picture.
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

/**
 * Restores texts and pictures as they were at a publication. Later pictures stay, and are removed as unused when
 * publishing.
 */
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
  for (const file of wanted) if (!isPicture(file[0])) write(file);
}
