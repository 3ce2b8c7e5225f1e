import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tar } from '../platform.ts';
import type { Server } from './server.ts';

/** SHA-256 by path. The paths of a release begin with `client/`, `server/` or `content/`. */
export type Sums = ReadonlyMap<string, string>;

/** What is online, as the server says. */
type ServerState = {
  machine: string;
  /** The versions of Node that the server has. */
  nodes: string[];
  /** The releases that the site can go back to. */
  releases: string[];
  /** `undefined` before the first publication. */
  current: string | undefined;
  /** The release that the current one replaced. */
  before: string | undefined;
  /** The files of the current release. */
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

/** The files of a release on this computer. */
export function filesOf(release: string): Sums {
  return sumsIn(readFileSync(join(release, 'files.txt'), 'utf8').split('\n'));
}

/** Reads lines as `sha256sum` writes them: the sum, two spaces, the path. */
function sumsIn(lines: string[]): Sums {
  return new Map(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The text of these content files (`content/business.yaml`) in a release that the server has, to compare them with others. */
export async function contentOf(
  server: Server,
  release: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const input = await server.feed(`tar -cf - -C ${server.folder}/releases/${release} content`);
  const folder = mkdtempSync(join(tmpdir(), 'online-'));
  try {
    execFileSync(tar, ['-xf', '-', '-C', folder], { input });
    return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
