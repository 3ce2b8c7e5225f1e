import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './install-packages.ts';

/** Preferred to a full Chromium, because tests take a third less time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeChromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium for tests: the one in CHROMIUM, the system's, Playwright's, or a newly installed one. Throws
 * an error with advice if there is none.
 */
export function findChromium(): string {
  return installedChromium() ?? installed('chromium-headless-shell', installedChromium);
}

/**
 * The path of a full Chromium, whose times the bench measures. Installs a Chromium if there is none, and throws if that
 * fails.
 */
export function findWholeChromium(): string {
  return installedWholeChromium() ?? installed('chromium', installedWholeChromium);
}

/** Like `findChromium`, but does not install anything. Undefined if there is none. */
export function installedChromium(): string | undefined {
  return namedChromium() ?? existing([headlessShell, ...wholeChromiums, chromium.executablePath()]);
}

function installedWholeChromium(): string | undefined {
  const named = namedChromium();
  return named && named !== headlessShell ? named : existing([...wholeChromiums, chromium.executablePath()]);
}

function namedChromium(): string | undefined {
  const { CHROMIUM: named } = process.env;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM is '${named}', but there is no such file.`);
  return named;
}

function existing(paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

function installed(debianPackage: string, find: () => string | undefined): string {
  const found = installPackages([debianPackage], 'the browser of the tests') && find();
  if (found) return found;
  throw new Error(`The browser tests need a Chromium and found none.
Install one (on Debian: apt-get install ${debianPackage}; elsewhere: npx playwright install chromium),
or set CHROMIUM to the path of one that you have.`);
}
