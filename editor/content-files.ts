import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type * as v from 'valibot';
import { checkData } from '#content/check-data.ts';
import { files } from '#content/files.ts';
import type { PlaceholderValues } from '#content/fill-placeholders.ts';
import type { confirmationsSchema } from '#content/model/confirmations.ts';
import { history, type Version } from '../scripts/content-history/history.ts';
import { hashOf, parseYaml, writeAtomically, writeYaml } from '../scripts/content-history/write-file.ts';
import { toPosixPath } from '../scripts/platform.ts';
import { EditorRequestError } from './editor-request-error.ts';
import { type EditableFile, editableFile, pathOf, titleOf } from './shared/catalogue.ts';
import { changeSentence, changesOfFile } from './shared/compare.ts';
import { searchableFields } from './shared/find.ts';

/** A file as it is on the disk. `data` is null if the file is not valid YAML. */
export type OpenedFile = { path: string; version: string; data: unknown };

/**
 * `disk` is the file after the save. If it was changed elsewhere, nothing was saved, and `disk` is the changed file, or
 * undefined if it was deleted.
 */
export type SaveResult =
  | { type: 'saved'; disk: OpenedFile }
  | { type: 'changedElsewhere'; disk?: OpenedFile | undefined };

/** All content files that the editor can open. */
export function listFiles() {
  return globSync('content/**/*.yaml')
    .map((path) => toPosixPath(path))
    .toSorted()
    .filter(editableFile)
    .map((path) => {
      const file = readOpenedFile(path);
      return { path, title: titleOf(path, file?.data) || basename(path, '.yaml'), version: file?.version ?? '' };
    });
}

export function readOpenedFile(path: string): OpenedFile | undefined {
  requireEditableFile(path);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return { path, version: hashOf(bytes), data: parseYaml(bytes) };
}

function requireEditableFile(path: string): EditableFile {
  const file = editableFile(path);
  if (!file) throw new EditorRequestError(`“${path}” is not a file of content.`, 404);
  return file;
}

/**
 * Saves the data of a file. `version` is the version that was opened, or `undefined` for a new file. If the file has
 * changed since then, returns its current content and does not write. Throws an `EditorRequestError` for invalid data.
 */
export function save(path: string, data: unknown, version: string | undefined): SaveResult {
  const { file } = requireEditableFile(path);
  const disk = readOpenedFile(path);
  if (disk?.version !== version) return { type: 'changedElsewhere', disk };
  // Without the values of placeholders, which may have changed since the last check of all content.
  const { problems } = checkData(file, data, undefined);
  if (problems.length > 0)
    throw new EditorRequestError(
      `Nothing was saved. ${problems.map(({ field, problem }) => `${field} ${problem}.`).join(' ')}`,
    );
  writeYaml(path, data);
  return { type: 'saved', disk: readOpenedFile(path) as OpenedFile };
}

/**
 * Deletes a page or an offer. The history keeps its text, and `listHistory` lists it. The check reports what still
 * refers to it.
 */
export function remove(path: string, version: string | undefined) {
  requireEditableFile(path);
  const disk = readOpenedFile(path);
  if (disk && disk.version !== version)
    throw new EditorRequestError(
      'Nothing was deleted: after you had opened this, it was changed elsewhere. Look at the change first, and then delete it.',
    );
  rmSync(path, { force: true });
}

/** All fields with a text or a number, of all files. Without `values`, placeholders are not replaced. */
export function allFields(values?: PlaceholderValues) {
  return listFiles().flatMap(({ path }) =>
    searchableFields(requireEditableFile(path), readOpenedFile(path)?.data, values),
  );
}

/**
 * A version in the history. `title` is that of a deleted page; `changes` has a sentence for each change that restoring
 * an earlier version would make.
 */
export type HistoryEntry = Version & { path: string; title: string; changes: string[] };

/** The earlier versions of a file, newest first; without `path`, the last version of each deleted page and offer. */
export function listHistory(path?: string): HistoryEntry[] {
  if (path !== undefined) return earlierVersions(path);
  return history
    .keptPaths()
    .filter((kept) => editableFile(kept) && !existsSync(kept))
    .flatMap((kept) => {
      const [last] = history.versions(kept);
      const bytes = last && history.bytesOf(last.hash);
      return bytes ? [{ ...last, path: kept, title: titleOf(kept, parseYaml(bytes)), changes: [] }] : [];
    });
}

/** Leaves out invalid versions, and those that do not differ from the current file. */
function earlierVersions(path: string): HistoryEntry[] {
  const { file } = requireEditableFile(path);
  const now = readOpenedFile(path);
  return history.versions(path).flatMap(({ hash, storedAt }) => {
    const data = parseYaml(history.bytesOf(hash));
    if (checkData(file, data, undefined).problems.length > 0) return [];
    const changes = changesOfFile(path, now?.data, data).map(changeSentence);
    return changes.length > 0 ? [{ path, hash, storedAt, title: '', changes }] : [];
  });
}

/** Restores an earlier version of a file, or a deleted file. */
export function restoreVersion(path: string, hash: string) {
  requireEditableFile(path);
  const bytes = history.bytesOf(hash);
  if (!bytes) throw new EditorRequestError('This version is no longer stored. Please reload the page.');
  writeAtomically(path, bytes);
}

/** Records that the owner has confirmed a sample. */
export function confirm(what: string, by: string) {
  const path = pathOf(files.confirmed);
  const { version, data } = readOpenedFile(path) ?? {};
  const { confirmed } = data as v.InferOutput<typeof confirmationsSchema>;
  const date = new Date().toISOString().slice(0, 10);
  return save(path, { confirmed: [...confirmed, { what, date, by }] }, version);
}
