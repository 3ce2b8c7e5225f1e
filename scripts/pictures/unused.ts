import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { posterOf, videoNames } from '#content/model/video.ts';

/** The folder of the original photos, `<name>.webp`. */
export const originals = 'assets/images';

/** Returns no picture if a file cannot be read, because that file may use any of them. */
export function unusedPictures(folder = '.'): string[] {
  try {
    return picturesWithoutUse(folder);
  } catch (error) {
    console.error(
      `A file could not be read, so no picture counts as unused: ${error instanceof Error ? error.message : error}`,
    );
    return [];
  }
}

function picturesWithoutUse(folder: string): string[] {
  const used = new Set([...namesInContent(folder), ...namesInCode(folder), ...videoNames.map(posterOf)]);
  return globSync(`${originals}/*.webp`, { cwd: folder })
    .map((path) => basename(path, '.webp'))
    .filter((name) => !used.has(name))
    .sort();
}

function namesInContent(folder: string): string[] {
  return globSync('content/**/*.yaml', { cwd: folder }).flatMap((path) =>
    namesIn(readFileSync(join(folder, path), 'utf8')),
  );
}

/** In invalid YAML, every word may be a name. */
function namesIn(text: string): string[] {
  try {
    return textsIn(parse(text));
  } catch {
    return text.match(/[a-z0-9-]+/g) ?? [];
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** This file, written by `npm run images`, lists all pictures, so a name in it does not count as a use. */
const list = 'image-files.ts';

function namesInCode(folder: string): string[] {
  return globSync('{content,site}/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => basename(path) !== list)
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/(?<=')[a-z0-9-]+(?=')/g) ?? []);
}
