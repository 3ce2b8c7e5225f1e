import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { posterOf, videoNames } from '#content/model/video.ts';

/** Photos as they were taken in, `<name>.webp`. */
export const originals = 'assets/images';

/** In ms. A photo may stand in a form that is not saved yet. */
const keptUnsaved = 60 * 60_000;

/**
 * The names of the pictures that neither the content nor the code uses, those of the last hour excepted. None while a file
 * cannot be opened: nobody knows what it uses.
 */
export function unusedPictures(folder = '.', now = Date.now()): string[] {
  try {
    return picturesWithoutUse(folder, now);
  } catch (error) {
    console.error(`Which pictures are unused is not known: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

function picturesWithoutUse(folder: string, now: number): string[] {
  const used = new Set([...namesInContent(folder), ...namesInCode(folder), ...videoNames.map(posterOf)]);
  return globSync(`${originals}/*.webp`, { cwd: folder })
    .filter((path) => now - statSync(join(folder, path)).mtimeMs > keptUnsaved)
    .map((path) => basename(path, '.webp'))
    .filter((name) => !used.has(name))
    .sort();
}

function namesInContent(folder: string): string[] {
  return globSync('content/**/*.yaml', { cwd: folder }).flatMap((path) =>
    namesIn(readFileSync(join(folder, path), 'utf8')),
  );
}

/** In a file that somebody broke by hand, every word may be a name. */
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

/** The list that `npm run images` writes: it names each picture, used or not. */
const list = 'image-files.ts';

function namesInCode(folder: string): string[] {
  return globSync('{content,site}/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => basename(path) !== list)
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/(?<=')[a-z0-9-]+(?=')/g) ?? []);
}
