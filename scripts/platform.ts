/**
 * What is spelled differently on Windows, macOS and Linux. Everywhere else Node's own `process.execPath` runs a script, and
 * `node:path` joins names.
 */

/** A program and its arguments, for `spawn` and its kin. */
export type Command = { program: string; args: string[]; shell: boolean };

/**
 * npm itself. `npm run` says where its script is, and Node runs that everywhere. Otherwise it is found by a shell: on Windows
 * it is `npm.cmd`, which Node starts in no other way (nodejs.org, advisory of April 2024).
 */
export function npm(...args: string[]): Command {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { program: process.execPath, args: [script, ...args], shell: false };
  return { program: 'npm', args, shell: process.platform === 'win32' };
}

/** Windows 10 and later, macOS and Linux all have both. */
export const ssh = 'ssh';
export const tar = 'tar';

/** Only where the owner has it: without it, copies take its place (`publications/history.ts`). Windows finds `git.exe`. */
export const git = 'git';

export const howToGetSsh =
  process.platform === 'win32'
    ? 'Open Settings › System › Optional features, add “OpenSSH Client”, and publish again.'
    : 'Install the OpenSSH client of your system, and publish again.';
