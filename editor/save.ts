import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { withConfirmation } from '../content/check/confirmations.ts';
import { files } from '../content/files.ts';
import type { NamedValues } from '../content/fill-in.ts';
import { formatYaml } from '../content/format.ts';
import { sentenceOf } from '../content/model/explain.ts';
import { check } from '../content/read.ts';
import { hashOf } from '../scripts/publications/kept-files.ts';
import { keep, keptVersion } from './earlier-versions.ts';
import { fileAt } from './file-at.ts';
import { withoutUnknown } from './fit.ts';
import { withAddresses } from './made-addresses.ts';
import { fixedBySpecification } from './protected.ts';
import { Refusal } from './refusal.ts';
import { withoutEmpty } from './without-empty.ts';

/** What Keystatic's page sends when Save is pressed. `contents` is Base64. */
export type Update = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };

const contentFile = /^content\/[a-z0-9-]+(\/[a-z0-9-]+)?\.yaml$/;

/** Every file and folder of content, with its version, in the shape that Keystatic (the editor's library) reads. */
export function tree() {
  const all = globSync('content/**/*.yaml')
    .toSorted()
    .map((path) => ({ path, mode: '100644', type: 'blob', sha: hashOf(readFileSync(path)) }));
  const folders = [...new Set(all.flatMap(({ path }) => foldersOf(path)))].map((path) => {
    const inside = all.filter((file) => file.path.startsWith(`${path}/`)).map(({ sha }) => sha);
    return { path, mode: '040000', type: 'tree', sha: createHash('sha1').update(inside.join()).digest('hex') };
  });
  return [...folders, ...all];
}

function foldersOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [...foldersOf(parent), parent];
}

/** The content of a file in its current or an earlier version; `undefined` if that version is not kept. */
export function blob(version: string, path: string): Uint8Array | undefined {
  if (!contentFile.test(path)) return undefined;
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  return bytes && hashOf(bytes) === version ? bytes : keptVersion(path, version);
}

/** The status for a save of a file that was changed elsewhere. The editor then shows both versions. */
const changedElsewhere = 412;

/**
 * Writes edited files. `opened` has the version of each file that was opened. Refuses content that is not valid; then
 * nothing is written.
 */
export function save({ additions, deletions }: Update, opened: Record<string, string>, values?: NamedValues) {
  const paths = [...additions, ...deletions].map(({ path }) => path);
  for (const path of paths) {
    if (!contentFile.test(path)) throw new Refusal(`“${path}” is not a file of content.`);
    const onDisk = existsSync(path) ? hashOf(readFileSync(path)) : undefined;
    if (onDisk === opened[path]) continue;
    if (!opened[path]) throw new Refusal(`Nothing was saved: ${path} is there already. Choose another address.`);
    throw new Refusal(
      `Nothing was saved: ${path} was changed elsewhere after you had opened it here.`,
      changedElsewhere,
    );
  }
  const written = new Set(additions.map(({ path }) => path));
  for (const { path } of deletions) {
    const reason = written.has(path) ? undefined : fixedBySpecification(path);
    if (reason) throw new Refusal(`Nothing was saved: ${reason}`);
  }
  const newFiles = additions.map(({ path, contents }) => ({
    path,
    text: newText(path, Buffer.from(contents, 'base64').toString(), values),
  }));
  for (const path of paths) keep(path);
  for (const { path, text } of newFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    keep(path);
  }
  for (const { path } of deletions) if (!written.has(path)) rmSync(path, { force: true });
}

/** The text to write into a file: formatted, without empty fields. Refuses content that is not valid. */
function newText(path: string, typed: string, values: NamedValues | undefined): string {
  const before = existsSync(path) ? readable(readFileSync(path, 'utf8')) : '';
  const filled = withoutEmpty(parse(typed), parse(before) ?? undefined) ?? {};
  const data = withAddresses(path, filled);
  const file = fileAt(path);
  if (!file) throw new Refusal(`“${path}” is not a file of content.`);
  const { problems } = check(file, data, values);
  if (problems.length > 0) throw new Refusal(`Nothing was saved. ${problems.map(sentenceOf).join(' ')}`);
  return formatYaml(data, before);
}

/** The text; empty if it is not valid YAML, so that the file is written anew. */
function readable(text: string): string {
  try {
    parse(text);
    return text;
  } catch {
    return '';
  }
}

/** Removes the fields that the model does not know from a file. The earlier version is kept. */
export function takeOutUnknown(path: string) {
  const file = contentFile.test(path) && existsSync(path) ? fileAt(path) : undefined;
  if (!file) throw new Refusal(`“${path}” is not a file of content.`);
  const before = readFileSync(path, 'utf8');
  const data = withoutUnknown(file.schema, parse(before));
  keep(path);
  writeFileSync(path, formatYaml(data, before));
  keep(path);
}

const confirmed = `content/${files.confirmed.path}.yaml`;

/** Records that the owner has confirmed a sentence, a sample or a change of the specification. */
export function confirm(what: string) {
  const before = readFileSync(confirmed, 'utf8');
  const date = new Date().toISOString().slice(0, 10);
  const data = withConfirmation(parse(before), { what, date, by: 'The owner' });
  const { problems } = check(files.confirmed, data, undefined);
  if (problems.length > 0) throw new Refusal(problems.map(sentenceOf).join(' '));
  keep(confirmed);
  writeFileSync(confirmed, formatYaml(data, before));
  keep(confirmed);
}

/** Restores an earlier version of a file. The present one is kept, so that this can be undone too. */
export function putBack(path: string, version: string) {
  const bytes = contentFile.test(path) ? keptVersion(path, version) : undefined;
  if (!bytes) throw new Refusal('This version is not kept any more.');
  keep(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  keep(path);
}
