import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';

export const hashOf = (bytes: string | Uint8Array): string => hash('sha256', bytes);

/**
 * Writes a file under a temporary name and renames it. Readers see either the old or the new content, even
 * after a power cut or on a full disk.
 */
export function writeAtomically(path: string, bytes: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, bytes, { flush: true });
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Writes the data of a YAML file, and keeps the comments of the file. */
export function writeYaml(path: string, data: unknown) {
  writeAtomically(path, formatYaml(data, existsSync(path) ? readFileSync(path, 'utf8') : ''));
}

/** The data of a YAML file; null if it is not valid, and undefined if there is no file. */
export function parseYaml(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}
