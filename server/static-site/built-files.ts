import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { notFoundPath } from '#content/paths.ts';
import { type BuiltFile, type LoadOptions, loadFile } from './built-file.ts';
import { fileEndings } from './encodings.ts';

/** Keyed by the address a browser asks for: `/`, `/contact`, `/assets/…`. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** The router's own fallback page answers 200 to every address; this server has a real not-found page. */
const neverServed = new Set(['__spa-fallback.html']);
const endings = Object.values(fileEndings);

/** How many files are read and compressed at a time: enough to keep the compression threads busy. */
const atOnce = 8;

/** The not-found page has no address of its own. */
export type BuiltSite = { files: BuiltFiles; notFound: BuiltFile };

/** Reads the whole built site into memory, so that serving it opens no file (films apart). */
export async function loadBuiltSite(folder: string, options: LoadOptions): Promise<BuiltSite> {
  const paths = await listFiles(folder);
  const files = new Map<string, BuiltFile>();
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) {
      const address = addressOf(relative(folder, path).replaceAll(sep, '/'));
      files.set(address, await loadFile(path, address, options));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const notFound = files.get(notFoundPath);
  if (!notFound) throw new Error(`The build has no page for ${notFoundPath}. Run 'npm run build' first.`);
  files.delete(notFoundPath);
  return { files, notFound };
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter(({ name }) => !neverServed.has(name) && !endings.some((ending) => name.endsWith(ending)))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    throw new Error(`There is no built site in ${folder}, so there is nothing to serve. Run 'npm run build' first.`);
  }
}

function addressOf(path: string): string {
  return `/${path}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}
