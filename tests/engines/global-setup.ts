import type { TestProject } from 'vitest/node';
import { findFirefox, findWebKit, type WebKitPaths } from '../machine/find-engines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of Firefox. Empty if it can be neither found nor installed; the same applies to WebKit. */
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
}
