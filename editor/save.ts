import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { formatYaml } from '../content/format.ts';
import { fixedBySpecification } from './protected.ts';

/** What Keystatic's page sends when Save is pressed. `contents` is Base64. */
export type Update = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };

/** A refusal, in a sentence that the editor shows. */
export class Refused extends Error {}

const contentFile = /^content\/[a-z0-9-]+(\/[a-z0-9-]+)?\.yaml$/;

/** The name that git gives to a version of a file; Keystatic asks for versions by it. */
function versionOf(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Every file and folder of content, with its version, as Keystatic wants to have them. */
export function tree() {
  const files = globSync('content/**/*.yaml')
    .toSorted()
    .map((path) => ({ path, mode: '100644', type: 'blob', sha: versionOf(readFileSync(path)) }));
  const folders = [...new Set(files.flatMap(({ path }) => foldersOf(path)))].map((path) => {
    const inside = files.filter((file) => file.path.startsWith(`${path}/`)).map(({ sha }) => sha);
    return { path, mode: '040000', type: 'tree', sha: createHash('sha1').update(inside.join()).digest('hex') };
  });
  return [...folders, ...files];
}

function foldersOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [...foldersOf(parent), parent];
}

/** A version of a file; `undefined` if the file has another one by now. */
export function blob(version: string, path: string): Uint8Array | undefined {
  if (!contentFile.test(path) || !existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return versionOf(bytes) === version ? bytes : undefined;
}

/** Writes what was edited. `opened` has the version of each file that the editor began with. */
export function save({ additions, deletions }: Update, opened: Record<string, string>) {
  const paths = [...additions, ...deletions].map(({ path }) => path);
  for (const path of paths) {
    if (!contentFile.test(path)) throw new Refused(`“${path}” is not a file of content.`);
    const onDisk = existsSync(path) ? versionOf(readFileSync(path)) : undefined;
    if (onDisk !== opened[path])
      throw new Refused(
        `Nothing was saved: ${path} was changed elsewhere after you had opened it here. Copy what you typed, reload this page, and put it in again.`,
      );
  }
  const written = new Set(additions.map(({ path }) => path));
  for (const { path } of deletions) {
    const reason = written.has(path) ? undefined : fixedBySpecification(path);
    if (reason) throw new Refused(`Nothing was saved: ${reason}`);
  }
  for (const { path, contents } of additions) {
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const data = withoutEmpty(parse(Buffer.from(contents, 'base64').toString()), parse(before) ?? undefined) ?? {};
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, formatYaml(data, before));
  }
  for (const { path } of deletions) if (!written.has(path)) rmSync(path, { force: true });
}

/**
 * Leaves out what was not filled in: an empty text, a group in which everything is empty, an empty list that was not there
 * `before`.
 */
export function withoutEmpty(value: unknown, before?: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item)).filter((item) => item !== undefined);
  if (typeof value !== 'object') return value;
  const known = typeof before === 'object' ? (before as Record<string, unknown> | null) : undefined;
  const filled = Object.entries(value as object).flatMap(([key, inner]) => {
    const kept = withoutEmpty(inner, known?.[key]);
    const isNewAndEmpty = known && !(key in known) && isEmptyList(kept);
    return kept === undefined || isNewAndEmpty ? [] : [[key, kept] as const];
  });
  return filled.every(([, inner]) => isEmptyList(inner)) ? undefined : Object.fromEntries(filled);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
