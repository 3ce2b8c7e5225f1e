import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const help = `The browser tests need a Chromium and found none.
Install one (on Debian and Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium),
or set CHROMIUM to the path of one that you have.`;

/** A Chromium to test with: the one named by CHROMIUM, the system's, Playwright's, or a newly installed one. */
export function findChromium(): string {
  const { CHROMIUM: named } = process.env;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM is '${named}', but there is no such file.`);
  const found = [named, ...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path));
  return found ?? installed();
}

/** Only root on Debian and its relatives can install one here. */
function installed(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(help);
  console.log('No Chromium found: installing the package of the system.');
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error(help, { cause });
  }
  return findChromium();
}
