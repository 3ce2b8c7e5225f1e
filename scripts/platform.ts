import { type PlatformPath, sep } from 'node:path';

/**
 * Differences between Windows, macOS and Linux, and the programs that the owner's commands run besides Node. Other code
 * uses `process.execPath` to run scripts and `node:path` to join paths, which work on all three.
 */

/** Replaces the backslashes of Windows paths with slashes, for URLs and lists of files. */
export function toPosixPath(path: string, separator: PlatformPath['sep'] = sep): string {
  return path.replaceAll(separator, '/');
}

export type Command = { program: string; args: string[]; shell: boolean };

/**
 * The command that runs npm. Under `npm run`, an environment variable contains the path of npm's script, which Node can
 * run on every system. Otherwise Windows needs a shell, because Node does not start `npm.cmd` without one (nodejs.org,
 * advisory of April 2024).
 */
export function npm(...args: string[]): Command {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { program: process.execPath, args: [script, ...args], shell: false };
  return { program: 'npm', args, shell: process.platform === 'win32' };
}

/** Windows 10 and later, macOS and most Linux systems include ssh and tar. */
export const ssh = 'ssh';
export const sshKeygen = 'ssh-keygen';
export const tar = 'tar';

export const howToGetSsh =
  process.platform === 'win32'
    ? 'Open Settings › System › Optional features, add “OpenSSH Client”, and publish again.'
    : 'Install the OpenSSH client of your system, and publish again.';
