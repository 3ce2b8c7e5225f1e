import { type PlatformPath, sep } from 'node:path';

/**
 * The programs that have other names or need other options on Windows, macOS or Linux. Everything else uses
 * `process.execPath` to run scripts and `node:path` to join paths, which work on all three.
 */

/** Windows writes backslashes; addresses and lists of releases have slashes. */
export function slashed(path: string, separator: PlatformPath['sep'] = sep): string {
  return path.replaceAll(separator, '/');
}

/** A program and its arguments, for `spawn` and `spawnSync`. */
export type Command = { program: string; args: string[]; shell: boolean };

/**
 * Starts npm. Under `npm run`, a variable has the path of npm's script, which Node can run on every system. Otherwise
 * Windows needs a shell, because Node does not start `npm.cmd` without one (nodejs.org, advisory of April 2024).
 */
export function npm(...args: string[]): Command {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { program: process.execPath, args: [script, ...args], shell: false };
  return { program: 'npm', args, shell: process.platform === 'win32' };
}

/** Windows 10 and later, macOS and Linux all have ssh and tar. */
export const ssh = 'ssh';
export const tar = 'tar';

/** Not every owner has git; without it, publications are kept as copies (`publications/history.ts`). */
export const git = 'git';

export const howToGetSsh =
  process.platform === 'win32'
    ? 'Open Settings › System › Optional features, add “OpenSSH Client”, and publish again.'
    : 'Install the OpenSSH client of your system, and publish again.';
