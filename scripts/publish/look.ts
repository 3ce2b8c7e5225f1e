import type { Server } from './server.ts';

/** What a server has. `files` are those of the current release: SHA-256 by path. `free` is the free disk space in bytes. */
export type ServerState = {
  machine: string;
  free: number;
  nodes: string[];
  releases: string[];
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
    current: all('current')[0],
    files: filesIn(all('file')),
  };
}

/** Lines as `sha256sum` writes and reads them: the sum, two spaces, the path. */
export function filesIn(lines: string[]): Map<string, string> {
  return new Map(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
}
