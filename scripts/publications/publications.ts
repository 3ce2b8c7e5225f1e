import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { type Change, changeSentence, changesBetween } from '../../editor/shared/compare.ts';
import { type Hashes, hashesNow, historyOf, ownFiles } from './history.ts';
import { writeWhole } from './write-file.ts';

/** The changes of texts since a publication. `files` contains the hashes of that publication. */
export function changesSince(files: Hashes, folder = '.'): Change[] {
  const history = historyOf(folder);
  const now = hashesNow(folder);
  const paths = [...new Set([...Object.keys(files), ...Object.keys(now)])];
  const differing = paths.filter((path) => path.endsWith('.yaml') && files[path] !== now[path]);
  const before = differing.map((path) => [path, dataOf(files[path] && history.bytesOf(files[path]))] as const);
  const after = differing.map((path) => [path, dataOf(now[path] && readFileSync(join(folder, path)))] as const);
  return changesBetween(Object.fromEntries(before), Object.fromEntries(after));
}

/** Parses a YAML file. Returns the text of invalid YAML, so that the file still counts as changed. */
function dataOf(bytes: Uint8Array | undefined | ''): unknown {
  if (!bytes) return undefined;
  const text = Buffer.from(bytes).toString();
  try {
    return parse(text);
  } catch {
    return text;
  }
}

/**
 * Call this before the build: it stores the current files, so that later edits are not recorded as published. Call
 * `record` on the result when the site is online.
 */
export function beginPublication(folder = '.') {
  const history = historyOf(folder);
  const [last] = history.publications();
  const sentences = last && changesSince(last.files, folder).map(changeSentence);
  const changes = sentences ?? ['The whole site: the first publication from here'];
  const files = history.keepFiles();
  return {
    record(release: string) {
      history.record({ changes: changes.length > 0 ? changes : ['The same texts again'], files, release });
    },
  };
}

/** Undoes one change. Returns false if the change no longer exists. */
export function takeBack(files: Hashes, id: string, folder = '.'): boolean {
  const change = changesSince(files, folder).find((one) => one.id === id);
  if (!change) return false;
  // The earlier text may use a picture that was deleted since, so the pictures are restored too.
  writeFiles(Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith('.webp'))), folder);
  const path = join(folder, change.file);
  const data = change.takenBack();
  if (data === undefined) {
    rmSync(path);
    return true;
  }
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeWhole(path, formatYaml(data, typeof dataOf(Buffer.from(text)) === 'string' ? '' : text));
  return true;
}

/**
 * Restores the texts and pictures of a publication. Deletes texts that were added since, and keeps added pictures. The
 * history keeps the texts as they were before.
 */
export function restore(files: Hashes, folder = '.') {
  historyOf(folder).keepTexts();
  writeFiles(files, folder);
  for (const path of ownFiles(folder)) if (path.endsWith('.yaml') && !(path in files)) rmSync(join(folder, path));
}

/** Restores all these files. Throws before it writes any if the stored content of one is missing or damaged. */
function writeFiles(files: Hashes, folder: string) {
  const history = historyOf(folder);
  const now = hashesNow(folder);
  const differing = Object.entries(files).filter(([path, hash]) => now[path] !== hash);
  const contents = differing.map(([path, hash]) => {
    const bytes = history.bytesOf(hash);
    if (!bytes) throw new Error(`${path} is no longer kept as it was then.`);
    return { path, bytes };
  });
  for (const { path, bytes } of contents) writeWhole(join(folder, path), bytes);
}
