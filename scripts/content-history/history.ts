import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toPosixPath } from '../platform.ts';
import { hashOf, writeAtomically } from './write-file.ts';

/** The hash of each file by its path. Paths contain `/` on every system. */
export type Hashes = Readonly<Record<string, string>>;

export type Version = { hash: string; storedAt: string };

export type Publication = {
  /** The time of the publication, in ISO 8601. */
  at: string;
  /** The name of the release on the server. */
  release: string;
  changes: readonly string[];
  files: Hashes;
};

/** The maximum number of stored versions per file, and of stored publications. */
const most = { versions: 40, publications: 20 };

/** The paths of the files that the owner edits: texts and original pictures. */
export function ownFiles(): string[] {
  const paths = globSync(['content/**/*.yaml', 'assets/images/*.webp']);
  return paths.map((path) => toPosixPath(path)).sort();
}

export function hashesNow(hash: (bytes: Uint8Array) => string = hashOf): Hashes {
  return Object.fromEntries(ownFiles().map((path) => [path, hash(readFileSync(path))]));
}

const store = 'data/history';
const contentOf = (hash: string) => join(store, 'contents', hash);
const fileOf = ({ release }: Publication) => join(store, 'publications', `${release}.json`);
const versionsOf = (path: string) => join(store, 'versions', path);

function keepContent(bytes: Uint8Array): string {
  const hash = hashOf(bytes);
  if (!existsSync(contentOf(hash))) writeAtomically(contentOf(hash), bytes);
  return hash;
}

/** The stored versions of a file, newest first. */
function versions(path: string): Version[] {
  return namesOfVersions(path).map((name) => {
    const [time = '', hash = ''] = name.split('-');
    return { hash, storedAt: new Date(Number(time)).toISOString() };
  });
}

/** The names of a file's stored versions, which begin with a time. The newest is first. */
function namesOfVersions(path: string): string[] {
  return globSync('*-*', { cwd: versionsOf(path) })
    .toSorted()
    .toReversed();
}

/** Stores the current version of a file, if the file exists and differs from the last stored version. */
function keep(path: string) {
  if (!existsSync(path)) return;
  const hash = keepContent(readFileSync(path));
  const [newest] = versions(path);
  if (newest?.hash === hash) return;
  mkdirSync(versionsOf(path), { recursive: true });
  // The time is later than that of the last version, even if both are stored in the same millisecond or the clock was
  // set back.
  const time = Math.max(Date.now(), newest ? Date.parse(newest.storedAt) + 1 : 0);
  writeFileSync(join(versionsOf(path), `${String(time).padStart(15, '0')}-${hash}`), '');
  for (const old of namesOfVersions(path).slice(most.versions)) rmSync(join(versionsOf(path), old));
}

/** Stores the current version of every text. The editor calls this at its start and after each change. */
function keepTexts() {
  for (const path of ownFiles()) if (path.endsWith('.yaml')) keep(path);
}

/** The last publication of each release, newest first. */
function publications(): Publication[] {
  const all = globSync(join(store, 'publications/*.json')).map(
    (path): Publication => JSON.parse(readFileSync(path, 'utf8')),
  );
  return all.toSorted((one, other) => other.at.localeCompare(one.at));
}

/**
 * Records a publication and replaces an earlier record of the same release. Removes the oldest records, and contents
 * that no version and no publication refers to.
 */
function record(published: Omit<Publication, 'at'>) {
  const publication: Publication = { at: new Date().toISOString(), ...published };
  writeAtomically(fileOf(publication), `${JSON.stringify(publication, undefined, 2)}\n`);
  for (const old of publications().slice(most.publications)) rmSync(fileOf(old));
  removeUnneeded();
}

function removeUnneeded() {
  const ofVersions = globSync('**/*-*', { cwd: join(store, 'versions') }).map((name) => name.slice(-64));
  const needed = new Set([...ofVersions, ...publications().flatMap(({ files }) => Object.values(files))]);
  for (const name of readdirSync(join(store, 'contents')))
    if (!needed.has(name)) rmSync(join(store, 'contents', name), { force: true });
}

/**
 * The history of the owner's files: the last versions of each text, and the last publications. It is stored in
 * `data/history`, which git ignores:
 *
 * - `contents/<hash>`: the content of a file, stored once per hash;
 * - `versions/<path of the file>/<time>-<hash>`: an empty file for each version;
 * - `publications/<release>.json`: the last publication of a release, with its changes and the hashes of the owner's
 *   files.
 */
export const history = {
  keepTexts,
  keepContent,
  versions,
  /** The paths of all files with a stored version. */
  keptPaths(): string[] {
    const kept = globSync('content/**/*-*', { cwd: join(store, 'versions') });
    return [...new Set(kept.map((name) => toPosixPath(dirname(name))))];
  },
  /** The content with this hash; undefined if it is not stored or is damaged. */
  bytesOf(hash = ''): Buffer | undefined {
    if (!/^[0-9a-f]{64}$/.test(hash) || !existsSync(contentOf(hash))) return undefined;
    const bytes = readFileSync(contentOf(hash));
    return hashOf(bytes) === hash ? bytes : undefined;
  },
  publications,
  /** Stores the current content of the owner's files. Returns their hashes, to be recorded when the site is online. */
  keepFiles: () => hashesNow(keepContent),
  record,
};
