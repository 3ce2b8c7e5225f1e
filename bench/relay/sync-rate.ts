import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Measures for `seconds` how often per second the disk of `folder` can write and sync 8 KiB. */
export function syncRate(folder: string, seconds: number): number {
  const descriptor = openSync(join(folder, 'sync-rate'), 'w');
  const block = Buffer.alloc(8192, 1);
  const until = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < until) {
    writeSync(descriptor, block);
    fdatasyncSync(descriptor);
    count += 1;
  }
  closeSync(descriptor);
  return count / seconds;
}
