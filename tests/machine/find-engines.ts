import { existsSync, globSync } from 'node:fs';
import { installPackages } from './install-packages.ts';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export type WebKitPaths = { driver: string; browser: string; display: string };

/**
 * The path of a Firefox for tests: the one in FIREFOX, the system's, or a newly installed one. Undefined if there is
 * none.
 */
export function findFirefox(): string | undefined {
  const find = () => [process.env.FIREFOX, ...firefoxPaths].find((path) => path && existsSync(path));
  return found(find, ['firefox-esr'], 'the journeys in Firefox');
}

/**
 * The paths of a WebKit for tests, which is installed if necessary. Undefined if the driver, the browser or the display
 * is still missing.
 */
export function findWebKit(): WebKitPaths | undefined {
  return found(installedWebKit, ['webkit2gtk-driver', 'xvfb', 'xauth'], 'the journeys in WebKit');
}

function found<Found>(find: () => Found | undefined, packages: string[], purpose: string): Found | undefined {
  return find() ?? (installPackages(packages, purpose) ? find() : undefined);
}

function installedWebKit(): WebKitPaths | undefined {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/xvfb-run';
  // The names of the folders contain the architecture and the version.
  const [browser] = globSync('/usr/lib/{,*/}webkit*gtk-*/MiniBrowser');
  return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined;
}
