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

/** Takes one change back. Whether it was still there. */
export function takeBack(id: string, folder = '.'): boolean {
  const change = unpublishedChanges(folder)?.find((one) => one.id === id);
  if (!change) return false;
  const path = join(folder, change.file);
  const data = change.takenBack();
  if (data === undefined) {
    rmSync(path);
    return true;
  }
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(path, formatYaml(data, typeof dataOf(Buffer.from(text)) === 'string' ? '' : text));
  const [last] = publications(folder);
  // The picture that was replaced may be gone by now.
  if (last) restore(folder, last.id, (file) => file.startsWith('assets/') && !existsSync(join(folder, file)));
  return true;
}

/** Texts and pictures as they were at a publication. Pictures that came later stay until they are found to be unused. */
export function goBack(id: string, folder = '.') {
  if (!publications(folder).some((one) => one.id === id)) throw new Error(`There is no publication ${id}.`);
  const then = historyOf(folder).filesOf(id);
  for (const path of ownFiles(folder)) if (path.endsWith('.yaml') && !(path in then)) rmSync(join(folder, path));
  const now = hashesNow(folder);
  restore(folder, id, (path) => now[path] !== then[path]);
}

function restore(folder: string, id: string, isWanted: (path: string) => boolean) {
  const history = historyOf(folder);
  for (const [path, hash] of Object.entries(history.filesOf(id))) {
    if (!isWanted(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), history.bytesOf(hash));
  }
}
