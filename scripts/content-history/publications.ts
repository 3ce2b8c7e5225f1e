import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type Change, changeSentence, changesOfFile } from '../../editor/shared/compare.ts';
import { type Hashes, hashesNow, history, ownFiles } from './history.ts';
import { parseYaml, writeAtomically, writeYaml } from './write-file.ts';

/** The changes of texts since a publication. `files` contains the hashes of that publication. */
export function changesSince(files: Hashes): Change[] {
  const now = hashesNow();
  const paths = Object.keys({ ...files, ...now }).filter((path) => path.endsWith('.yaml'));
  const differing = paths.filter((path) => files[path] !== now[path]).sort();
  return differing.flatMap((path) => {
    const before = history.bytesOf(files[path]);
    const after = path in now ? readFileSync(path) : undefined;
    return changesOfFile(path, parseYaml(before), parseYaml(after));
  });
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

/**
 * Undoes the change with this id, if it still exists. `files` contains the hashes of the publication to compare with.
 */
export function undoChange(files: Hashes, id: string) {
  const change = changesSince(files).find((one) => one.id === id);
  if (!change) return;
  // The earlier text may use a picture that was deleted since. A picture that was replaced since stays.
  writeFiles(Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith('.webp') && !existsSync(path))));
  const data = change.dataWithoutChange();
  if (data === undefined) rmSync(change.file);
  else writeYaml(change.file, data);
}

/**
 * Restores the texts and pictures of a publication. Deletes texts that were added since, and keeps added pictures.
 * Stores the current texts in the history first.
 */
export function restorePublication(files: Hashes) {
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
  for (const { path, bytes } of contents) writeAtomically(path, bytes);
}
