import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from './server.ts';

/**
 * What is online, as the server says. `npm run publish -- --look` prints it as JSON, without `machine`, `free` and `nodes`.
 * `files` are those of the current release: SHA-256 by path, with the texts of the owner under `content/`.
 */
export type ServerState = {
  machine: string;
  /** Free disk space in bytes. */
  free: number;
  nodes: string[];
  /** The releases that the site can go back to, oldest first. `npm run publish -- --to NAME` does that in seconds. */
  releases: string[];
  /** The newest release on the server, which may be withdrawn or unfinished. */
  newest: string | undefined;
  /** `undefined` before the first publication. */
  current: string | undefined;
  files: Map<string, string>;
};

export async function lookAt(server: Server): Promise<ServerState> {
  const lines = (await server.run('look')).split('\n');
  const all = (key: string) =>
    lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  return {
    machine: all('machine')[0] ?? '',
    free: Number(all('free')[0]) * 1024,
    nodes: all('node'),
    releases: all('release'),
    newest: all('newest')[0],
    current: all('current')[0],
    files: filesIn(all('file')),
  };
}

/** Lines as `sha256sum` writes and reads them: the sum, two spaces, the path. */
export function filesIn(lines: string[]): Map<string, string> {
  return new Map(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The text of these content files (`content/business.yaml`) in a release that the server has, to compare them with others. */
export async function contentOf(
  server: Server,
  release: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'online-'));
  try {
    await server.receiveContent(release, folder);
    const texts = paths.map(
      async (path): Promise<[string, string]> => [path, await readFile(join(folder, path), 'utf8')],
    );
    return new Map(await Promise.all(texts));
  } finally {
    await rm(folder, { recursive: true });
  }
}
