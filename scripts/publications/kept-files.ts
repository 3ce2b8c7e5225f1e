import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of each file by its path, with `/` between folders. */
export type KeptFiles = Record<string, string>;

/** The hash by which git names these bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The files that the owner changes: texts, and the original pictures. All other files are generated from these. */
export function ownFiles(folder: string): string[] {
  const paths = globSync(['content/**/*.yaml', 'assets/images/*.webp'], { cwd: folder });
  return paths.map((path) => path.replaceAll('\\', '/')).sort();
}

export function hashesNow(folder: string): KeptFiles {
  return Object.fromEntries(ownFiles(folder).map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}
