import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { NamedValues } from '../content/fill-in.ts';
import { check } from '../content/read.ts';
import { changesBetween, sentenceOf } from '../scripts/publications/changes.ts';
import { hashOf } from '../scripts/publications/kept-files.ts';
import { fileAt } from './file-at.ts';

/**
 * Earlier versions are files in this folder, which git ignores: they work without git and for changes that were never
 * committed.
 */
const folder = 'editor/kept';

/** How many copies of each file are kept. */
const mostCopies = 40;

type Copy = { path: string; version: string; keptAt: Date };

/** Newest first. */
function copiesOf(path: string): Copy[] {
  const own = join(folder, path);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .toSorted()
    .toReversed()
    .map((name) => {
      const [time = '', version = ''] = basename(name, '.yaml').split('-');
      return { path: join(own, name), version, keptAt: new Date(Number(time)) };
    });
}

/** Makes a copy of a file, unless the newest copy is the same. */
export function keep(path: string) {
  if (!existsSync(path)) return;
  const bytes = readFileSync(path);
  const version = hashOf(bytes);
  const copies = copiesOf(path);
  if (copies[0]?.version === version) return;
  const own = join(folder, path);
  mkdirSync(own, { recursive: true });
  // Two copies in the same millisecond get different times, so that their order is known.
  const time = Math.max(Date.now(), Number(copies[0]?.keptAt ?? 0) + 1);
  writeFileSync(join(own, `${String(time).padStart(15, '0')}-${version}.yaml`), bytes);
  for (const old of copies.slice(mostCopies - 1)) rmSync(old.path);
}

/** Makes copies of all changed files. Called at the start and after each change, also after one that was made by hand. */
export function keepEverything() {
  for (const path of globSync('content/**/*.yaml')) keep(path.replaceAll('\\', '/'));
}

/** The content of a file in a version; `undefined` if that version is not kept. */
export function keptVersion(path: string, version: string): Uint8Array | undefined {
  const copy = copiesOf(path).find((one) => one.version === version);
  return copy && readFileSync(copy.path);
}

/** An earlier version, with a sentence for each change that putting it back would make. */
export type EarlierVersion = {
  version: string;
  /** ISO 8601. */
  keptAt: string;
  changes: string[];
};

/** The earlier versions of a file, newest first. Versions that are not valid or equal to the file are left out. */
export function earlierVersions(path: string, values: NamedValues | undefined): EarlierVersion[] {
  const file = fileAt(path);
  if (!file) return [];
  const current = existsSync(path) ? readFileSync(path) : undefined;
  const currentData = current && dataIn(current);
  const seen = new Set(current ? [hashOf(current)] : []);
  return copiesOf(path).flatMap((copy) => {
    if (seen.has(copy.version)) return [];
    seen.add(copy.version);
    const data = dataIn(readFileSync(copy.path));
    if (check(file, data, values).problems.length > 0) return [];
    const changes =
      currentData === undefined
        ? ['The whole file, as it was when it could be read']
        : changesBetween({ [path]: currentData }, { [path]: data }).map(sentenceOf);
    return changes.length > 0 ? [{ version: copy.version, keptAt: copy.keptAt.toISOString(), changes }] : [];
  });
}

function dataIn(bytes: Uint8Array): unknown {
  try {
    return parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
