import type { TestProject } from 'vitest/node';
import { findFirefox, findWebKit, type WebKitPaths } from '../../../scripts/test/find-engines.ts';
import ownTemporaryFolder from '../../../scripts/test/temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty for an engine that can neither be found nor installed. */
    firefox: string;
    webkit: WebKitPaths | '';
  }
}

export default function setup(project: TestProject) {
  const firefox = findFirefox() ?? '';
  const webkit = findWebKit() ?? '';
  project.provide('firefox', firefox);
  project.provide('webkit', webkit);
  for (const [name, found] of Object.entries({ Firefox: firefox, WebKit: webkit }))
    if (!found)
      console.warn(
        `\n*** ${name} can neither be found nor installed here: its tests are SKIPPED and counted below. ***\n`,
      );
  // `xvfb-run` leaves its folder behind when it is ended.
  return ownTemporaryFolder();
}
