import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The release that this folder has put online, or has seen there, last. */
const file = 'data/online.txt';

export function lastKnown(): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export function remember(release: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${release}\n`);
}
