import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './install-packages.ts';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const help = `The browser tests need a Chromium and found none.
Install one (on Debian and Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium),
or set CHROMIUM to the path of one that you have.`;

/** A Chromium to test with: the one named by CHROMIUM, the system's, Playwright's, or a newly installed one. */
export function findChromium(): string {
  const { CHROMIUM: named } = process.env;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM is '${named}', but there is no such file.`);
  const found = [named, ...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  if (installPackages(['chromium'], 'the browser of the tests')) return findChromium();
  throw new Error(help);
}
