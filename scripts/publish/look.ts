import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted, type Server } from './server.ts';

/** SHA-256 hashes of files by path, like `client/index.html`. */
export type Sums = ReadonlyMap<string, string>;

/** What the server reports about itself and its releases. */
type ServerState = {
  machine: string;
  /** The installed versions of Node. */
  nodes: string[];
  /** The releases to which the site can be switched. */
  releases: string[];
  /** Undefined before the first publication. */
  current: string | undefined;
  /** The release that the current one replaced. Undefined or empty if there was none. */
  before: string | undefined;
  /** The hashes of the files of the current release. */
  files: Sums;
};

export async function lookAt(server: Server): Promise<ServerState> {
  const lines = (await server.run('look')).split('\n');
  const all = (key: string) =>
    lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  return {
    machine: all('machine')[0] ?? '',
    nodes: all('node'),
    releases: all('release'),
    current: all('current')[0],
    before: all('before')[0],
    files: sumsIn(all('file')),
  };
}

/** The hashes of the files of a release on this computer. `release` is its folder. */
export function filesOf(release: string): Sums {
  return sumsIn(readFileSync(join(release, 'files.txt'), 'utf8').split('\n'));
}

/** Parses the output of `sha256sum`: each line contains the hash, two spaces and the path. */
function sumsIn(lines: string[]): Sums {
  return new Map(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
}

/**
 * Reads files, such as `content/business.yaml`, from a release on the server. Resolves with their texts in the same
 * order.
 */
export async function textsOf(server: Server, release: string, paths: readonly string[]): Promise<string[]> {
  const files = paths.map(quoted).join(' ');
  const texts = await server.feed(
    `cd ${server.folder}/releases/${release} && for file in ${files}; do cat "$file"; printf '\\0'; done`,
  );
  return texts.toString().split('\0').slice(0, -1);
}
