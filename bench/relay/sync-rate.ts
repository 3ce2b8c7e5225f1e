import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Measures how often per second this disk can sync 8 KB. */
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
