import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// The files that the build compresses. Others, such as pictures and fonts, have formats that are already compressed.
const compressible = '**/*.{html,js,css,json,webmanifest,xml,txt,svg}';

/** Compression functions by file extension, both at the highest level. */
const compressors = {
  '.br': promisify(brotliCompress) as (body: Buffer) => Promise<Buffer>,
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` copy next to each compressible file, each only if it is smaller than the file. Returns the
 * number of compressible files.
 */
export async function compressSite(folder: string): Promise<number> {
  const paths = globSync(compressible, { cwd: folder }).map((path) => join(folder, path));
  // In parallel, because Node compresses in several threads.
  await Promise.all(paths.map(compressFile));
  return paths.length;
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  for (const [ending, compress] of Object.entries(compressors)) {
    const compressed = await compress(body);
    if (compressed.length < body.length) await writeFile(path + ending, compressed);
  }
}
