import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { type Change, changesBetween, sentenceOf } from '../../editor/shared/compare.ts';
import { commitPublication } from './commit.ts';
import { type Hashes, hashesNow, historyOf, ownFiles } from './history.ts';
import { writeWhole } from './write-file.ts';

/** The changes between a publication and the folder. `files` has the hashes of the publication. */
export function changesSince(files: Hashes, folder = '.'): Change[] {
  const history = historyOf(folder);
  const now = hashesNow(folder);
  const paths = [...new Set([...Object.keys(files), ...Object.keys(now)])];
  const differing = paths.filter((path) => path.endsWith('.yaml') && files[path] !== now[path]);
  const before = differing.map((path) => [path, dataOf(files[path] && history.bytesOf(files[path]))] as const);
  const after = differing.map((path) => [path, dataOf(now[path] && readFileSync(join(folder, path)))] as const);
  return changesBetween(Object.fromEntries(before), Object.fromEntries(after));
}

/** The data of a YAML file; its text if it is not valid YAML, so that such a file counts as changed. */
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
 * Call this before the site is built: it keeps the files as they are then, so that a later save does not become part of the
 * record. Call `record` once the site is online; it returns a sentence if git could not commit.
 */
export function beginPublication(folder = '.') {
  const history = historyOf(folder);
  const [last] = history.publications();
  const changes = last
    ? changesSince(last.files, folder).map(sentenceOf)
    : ['The whole site: the first publication from here'];
  const files = history.keepFiles();
  return {
    changes,
    record(address: string, release?: string): string | undefined {
      history.record({ changes, files, ...(release && { release }) });
      return commitPublication(changes, address, folder);
    },
  };
}

/** Takes one change back. Returns false if the change is no longer there. */
export function takeBack(files: Hashes, id: string, folder = '.'): boolean {
  const change = changesSince(files, folder).find((one) => one.id === id);
  if (!change) return false;
  // The earlier text may name a picture that was removed since.
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

/** Restores texts and pictures as they were. Pictures that were added since stay. */
export function restore(files: Hashes, folder = '.') {
  writeFiles(files, folder);
  for (const path of ownFiles(folder)) if (path.endsWith('.yaml') && !(path in files)) rmSync(join(folder, path));
}

/** Writes all these files as they were, or none if one is no longer kept. */
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
