import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages. Returns false if that fails, or if this process is not root on a Debian-based system. */
export function installPackages(names: string[], purpose: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  for (const name of names) console.log(`Installing the system's package ${name}: ${purpose}`);
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { stdio: 'ignore', env });
    return true;
  } catch {
    console.log('The installation failed; is there a network?');
    return false;
  }
}
