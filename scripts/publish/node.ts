import { spawnSync } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { currentSite } from '../../server/static-site/releases.ts';
import { npm } from '../platform.ts';
import type { ServerState } from './look.ts';
import { PublishProblem } from './problem.ts';
import type { Server } from './server.ts';
import { step } from './step.ts';

/** The processor in the output of `uname -m`, and in the names of Node's npm packages. */
const machines: Record<string, string> = { x86_64: 'x64', aarch64: 'arm64' };

/**
 * Sends the version of Node that this release needs, unless the server has it. It is the npm package that `npm ci` would
 * install on such a machine, so the server itself needs neither npm nor access to a registry.
 */
export async function sendNode(server: Server, { machine, nodes }: ServerState, folder: string): Promise<void> {
  const version = readFileSync(join(dirname(currentSite()), 'node-version'), 'utf8').trim();
  if (nodes.includes(version)) return;
  const kind = machines[machine];
  if (!kind)
    throw new PublishProblem(
      `There is no Node for the server's processor (${machine}): use a server with x86_64 or aarch64.`,
    );
  await step(
    () => pack(server, `node-linux-${kind}@${version}`, `${folder}/node/${version}`),
    `Node ${version} was sent`,
  );
}

async function pack(server: Server, name: string, target: string): Promise<void> {
  const download = await mkdtemp(join(tmpdir(), 'publish-'));
  try {
    const { program, args, shell } = npm('pack', name, '--loglevel', 'error', '--pack-destination', download);
    const { status, stderr } = spawnSync(program, args, { shell, encoding: 'utf8' });
    const [file] = await readdir(download);
    if (status !== 0 || !file)
      throw new PublishProblem(
        'Node could not be downloaded for the server: check that you are online, and publish again.',
        stderr,
      );
    const unpacked = `folder=$(mktemp -d -p '${dirname(target)}') && chmod 755 "$folder" && tar -xzf - -C "$folder" --strip-components=1 package/bin/node && mv -T "$folder" '${target}'`;
    await server.feed(createReadStream(join(download, file)), unpacked);
  } finally {
    await rm(download, { recursive: true, force: true });
  }
}
