import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './install-packages.ts';

export const wholeChromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The headless shell comes first, because tests need a third less time in it. */
const chromiums = ['/usr/bin/chromium-headless-shell', ...wholeChromiums];

/**
 * Features of Chromium that tests do not need. By default each window loads suggestions for the address bar, which
 * takes a quarter of the processor time, and resolves host names.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
];

/** Without hinting, the headless shell places letters as phones do, not at whole pixels. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${unusedFeatures}`,
];

/**
 * The path of a Chromium for tests: the one in CHROMIUM, the system's, Playwright's, or a newly installed one. Throws
 * an error with advice if there is none.
 */
export function findChromium(paths = chromiums): string {
  const debianPackage = basename(paths[0] ?? '');
  const found =
    findInstalledChromium(paths) ??
    (installPackages([debianPackage], 'the browser of the tests') && findInstalledChromium(paths));
  if (found) return found;
  throw new Error(`The browser tests need a Chromium and found none.
Install one (on Debian: apt-get install ${debianPackage}; elsewhere: npx playwright install chromium),
or set CHROMIUM to the path of one that you have.`);
}

/** Like `findChromium`, but does not install anything. Undefined if there is none. */
export function findInstalledChromium(paths = chromiums): string | undefined {
  const { CHROMIUM: named } = process.env;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM is '${named}', but there is no such file.`);
  return named ?? [...paths, chromium.executablePath()].find((path) => existsSync(path));
}
