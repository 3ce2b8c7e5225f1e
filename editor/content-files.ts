import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type * as v from 'valibot';
import { checkData } from '#content/check-data.ts';
import { files } from '#content/files.ts';
import type { PlaceholderValues } from '#content/fill-placeholders.ts';
import type { confirmationsSchema } from '#content/model/confirmations.ts';
import { slashed } from '../scripts/platform.ts';
import { history, type Version } from '../scripts/publications/history.ts';
import { hashOf, writeWhole, writeYaml, yamlIn } from '../scripts/publications/write-file.ts';
import { Refusal } from './refusal.ts';
import { type KnownFile, knownFile, pathOf, titleOf } from './shared/catalogue.ts';
import { changeSentence, changesOfFile } from './shared/compare.ts';
import { searchedFields } from './shared/find.ts';

/** A file as it is on the disk. `data` is null if the file is not valid YAML. */
export type OpenedFile = { path: string; version: string; data: unknown };

/** The result of saving a file that was changed elsewhere. `disk` is undefined if it was deleted. */
export type ChangedElsewhere = { disk?: OpenedFile | undefined };

/** All content files that the editor can open. */
export function listFiles() {
  return globSync('content/**/*.yaml')
    .map((path) => slashed(path))
    .toSorted()
    .filter(knownFile)
    .map((path) => {
      const file = open(path);
      return { path, title: titleOf(path, file?.data) || basename(path, '.yaml'), version: file?.version ?? '' };
    });
}

export function open(path: string): OpenedFile | undefined {
  known(path);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return { path, version: hashOf(bytes), data: yamlIn(bytes) };
}

function known(path: string): KnownFile {
  const file = knownFile(path);
  if (!file) throw new Refusal(`“${path}” is not a file of content.`, 404);
  return file;
}

/**
 * Saves the data of a file. `version` is the version that was opened, or `undefined` for a new file. If the file has
 * changed since then, returns its current content and does not write. Throws a `Refusal` for invalid data.
 */
export function save(path: string, data: unknown, version: string | undefined): OpenedFile | ChangedElsewhere {
  const { file } = known(path);
  const disk = open(path);
  if (disk?.version !== version) return { disk };
  // Without the values of placeholders, which may have changed since the last check of all content.
  const { problems } = checkData(file, data, undefined);
  if (problems.length > 0)
    throw new Refusal(`Nothing was saved. ${problems.map(({ field, problem }) => `${field} ${problem}.`).join(' ')}`);
  writeYaml(path, data);
  return open(path) ?? {};
}

/**
 * Deletes a page or an offer. The history keeps its text, and `keptVersions` lists it. The check reports what still
 * refers to it.
 */
export function remove(path: string, version: string | undefined) {
  known(path);
  const disk = open(path);
  if (disk && disk.version !== version)
    throw new Refusal(
      'Nothing was deleted: after you had opened this, it was changed elsewhere. Look at the change first, and then delete it.',
    );
  rmSync(path, { force: true });
}

/** All fields with a text or a number, of all files. Without `values`, placeholders are not replaced. */
export function allFields(values?: PlaceholderValues) {
  return listFiles().flatMap(({ path }) => searchedFields(known(path), open(path)?.data, values));
}

/**
 * A version in the history. `title` is that of a deleted page; `changes` has a sentence for each change that restoring
 * an earlier version would make.
 */
export type KeptVersion = Version & { path: string; title: string; changes: string[] };

/** The earlier versions of a file, newest first; without `path`, the last version of each deleted page and offer. */
export function keptVersions(path?: string): KeptVersion[] {
  if (path !== undefined) return earlierVersions(path);
  return history
    .keptPaths()
    .filter((kept) => knownFile(kept) && !existsSync(kept))
    .flatMap((kept) => {
      const [last] = history.versions(kept);
      const bytes = last && history.bytesOf(last.hash);
      return bytes ? [{ ...last, path: kept, title: titleOf(kept, yamlIn(bytes)), changes: [] }] : [];
    });
}

/** Leaves out invalid and repeated versions, and those that do not differ from the current file. */
function earlierVersions(path: string): KeptVersion[] {
  const { file } = known(path);
  const now = open(path);
  const seen = new Set(now && [now.version]);
  return history.versions(path).flatMap(({ hash, keptAt }) => {
    const bytes = seen.has(hash) ? undefined : history.bytesOf(hash);
    seen.add(hash);
    const data = yamlIn(bytes);
    if (checkData(file, data, undefined).problems.length > 0) return [];
    const changes = changesOfFile(path, now?.data, data).map(changeSentence);
    return changes.length > 0 ? [{ path, hash, keptAt, title: '', changes }] : [];
  });
}

/** Restores an earlier version of a file, or a deleted file. */
export function putBack(path: string, hash: string) {
  known(path);
  const bytes = history.bytesOf(hash);
  if (!bytes) throw new Refusal('This version is no longer stored. Please reload the page.');
  writeWhole(path, bytes);
}

/** Records that the owner has confirmed a sample. */
export function confirm(what: string, by: string) {
  const path = pathOf(files.confirmed);
  const { version, data } = open(path) ?? {};
  const { confirmed } = data as v.InferOutput<typeof confirmationsSchema>;
  const date = new Date().toISOString().slice(0, 10);
  return save(path, { confirmed: [...confirmed, { what, date, by }] }, version);
}
