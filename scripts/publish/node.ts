import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../platform.ts';
import { PublishProblem } from './problem.ts';
import type { Server } from './server.ts';

/** Node's names for processors, by the output of `uname -m`. */
const processors: Record<string, string> = { x86_64: 'x64', aarch64: 'arm64' };

/**
 * Sends a version of Node to the server. Downloads it here as an npm package, so the server needs neither npm nor
 * access to a registry.
 */
export async function sendNode(server: Server, machine: string, version: string): Promise<void> {
  const processor = processors[machine];
  if (!processor)
    throw new PublishProblem(
      `There is no Node for the server's processor (${machine}): use a server with x86_64 or aarch64.`,
    );
  const packed = download(`node-linux-${processor}@${version}`);
  const target = `${server.folder}/node/${version}`;
  const commands = [
    'umask 022',
    `mkdir -p ${target}.unfinished`,
    `tar -xzf - -C ${target}.unfinished --strip-components=1 package/bin/node`,
    `mv -T ${target}.unfinished ${target}`,
  ];
  await server.feed(commands.join(' && '), packed);
}

/** Downloads an npm package and returns its archive. */
function download(name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  try {
    const { program, args, shell } = npm('pack', name, '--loglevel', 'error', '--pack-destination', folder);
    execFileSync(program, args, { shell, stdio: 'pipe' });
    return readFileSync(join(folder, readdirSync(folder)[0] ?? ''));
  } catch (error) {
    throw new PublishProblem(
      'Node could not be downloaded for the server: check that you are online, and publish again.',
      String(error),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
