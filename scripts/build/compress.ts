import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// Other files, like pictures and fonts, have formats that are compressed already.
const compressible = /\.(?:html|js|css|data|json|webmanifest|xml|txt|svg)$/;

/** By file extension. Both use the strongest level. */
const compressors = {
  '.br': promisify(brotliCompress) as (body: Buffer) => Promise<Buffer>,
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** Returns how many files could be compressed. */
export async function compressSite(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // In parallel, because Node compresses in several threads.
  await Promise.all(paths.map(compressFile));
  return paths.length;
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  for (const [ending, compress] of Object.entries(compressors)) {
    const compressed = await compress(body);
    // Compressing a tiny file can make it larger.
    if (compressed.length < body.length) await writeFile(path + ending, compressed);
  }
}
