import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { posterOf, videoNames } from '#content/model/video.ts';

/** The folder of the original pictures. Each is named `<name>.webp`. */
export const originalsFolder = 'assets/images';

/**
 * Returns the names of pictures that nothing uses. Returns none if a file cannot be read, because that file may use any
 * picture.
 */
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
  return globSync(`${originalsFolder}/*.webp`, { cwd: folder })
    .map((path) => basename(path, '.webp'))
    .filter((name) => !used.has(name))
    .sort();
}

function namesInContent(folder: string): string[] {
  return globSync('content/**/*.yaml', { cwd: folder }).flatMap((path) =>
    namesIn(readFileSync(join(folder, path), 'utf8')),
  );
}

/** The texts of a YAML file. If the YAML is invalid, every word in it counts, because it could be a picture name. */
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

function namesInCode(folder: string): string[] {
  return globSync('{content,site}/**/*.{ts,tsx}', { cwd: folder }).flatMap(
    (path) => readFileSync(join(folder, path), 'utf8').match(/(?<=')[a-z0-9-]+(?=')/g) ?? [],
  );
}
