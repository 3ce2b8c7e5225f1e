import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { type Change, changeSentence, changesBetween } from '../../editor/shared/compare.ts';
import { type Hashes, hashesNow, history, ownFiles } from './history.ts';
import { writeWhole } from './write-file.ts';

/** The changes of texts since a publication. `files` contains the hashes of that publication. */
export function changesSince(files: Hashes): Change[] {
  const now = hashesNow();
  const paths = [...new Set([...Object.keys(files), ...Object.keys(now)])];
  const differing = paths.filter((path) => path.endsWith('.yaml') && files[path] !== now[path]);
  const before = differing.map((path) => [path, dataOf(files[path] && history.bytesOf(files[path]))] as const);
  const after = differing.map((path) => [path, dataOf(now[path] && readFileSync(path))] as const);
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
export function beginPublication() {
  const [last] = history.publications();
  const sentences = last && changesSince(last.files).map(changeSentence);
  const changes = sentences ?? ['The whole site: the first publication from here'];
  const files = history.keepFiles();
  return {
    record(release: string) {
      history.record({ changes: changes.length > 0 ? changes : ['The same texts again'], files, release });
    },
  };
}

/** Undoes one change. Returns false if the change no longer exists. */
export function takeBack(files: Hashes, id: string): boolean {
  const change = changesSince(files).find((one) => one.id === id);
  if (!change) return false;
  // The earlier text may use a picture that was deleted since, so the pictures are restored too.
  writeFiles(Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith('.webp'))));
  const path = change.file;
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
export function restore(files: Hashes) {
  history.keepTexts();
  writeFiles(files);
  for (const path of ownFiles()) if (path.endsWith('.yaml') && !(path in files)) rmSync(path);
}

/** Restores all these files. Throws before it writes any if the stored content of one is missing or damaged. */
function writeFiles(files: Hashes) {
  const now = hashesNow();
  const differing = Object.entries(files).filter(([path, hash]) => now[path] !== hash);
  const contents = differing.map(([path, hash]) => {
    const bytes = history.bytesOf(hash);
    if (!bytes) throw new Error(`${path} is no longer kept as it was then.`);
    return { path, bytes };
  });
  for (const { path, bytes } of contents) writeWhole(path, bytes);
}
