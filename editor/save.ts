import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
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

/** A version of a file, also an earlier one; `undefined` if it was not kept. */
export function blob(version: string, path: string): Uint8Array | undefined {
  if (!contentFile.test(path)) return undefined;
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  return bytes && hashOf(bytes) === version ? bytes : keptVersion(path, version);
}

/** The answer to a save of a file that was changed elsewhere; the editor then shows both versions. */
const changedElsewhere = 412;

/**
 * Writes what was edited. `opened` has the version of each file that the editor began with. What the site could not show is
 * refused, and nothing is written.
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

/** What is written into a file: without what is empty, in the one format, and only if it fits. */
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

/** A file that cannot be read is written anew. */
function readable(text: string): string {
  try {
    parse(text);
    return text;
  } catch {
    return '';
  }
}

/** Takes out of a file what the model does not know; the version before is kept. */
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

/** The owner wants something otherwise than a row of the specification says. */
export function confirm(row: string) {
  const before = readFileSync(confirmed, 'utf8');
  const data: { rows: string[] } = parse(before);
  const rows = [...new Set([...data.rows, row])];
  const { problems } = check(files.confirmed, { rows }, undefined);
  if (problems.length > 0) throw new Refusal(problems.map(sentenceOf).join(' '));
  keep(confirmed);
  writeFileSync(confirmed, formatYaml({ rows }, before));
  keep(confirmed);
}

/** Puts a file back to an earlier version; the one on disk is kept, so that this can be undone too. */
export function putBack(path: string, version: string) {
  const bytes = contentFile.test(path) ? keptVersion(path, version) : undefined;
  if (!bytes) throw new Refusal('This version is not kept any more.');
  keep(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  keep(path);
}
