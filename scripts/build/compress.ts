import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { encodings } from '../../server/static-site/encodings.ts';

// The rest is compressed by its own format.
const compressible = /\.(?:html|js|css|data|json|webmanifest|xml|txt|svg)$/;

/** Brotli's own default is its strongest. */
const compressors = {
  br: promisify(brotliCompress) as (body: Buffer) => Promise<Buffer>,
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** Makes the strongest Brotli and gzip of each built file beside it, for the server. Returns how many files it looked at. */
export async function compressSite(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // Node compresses on several cores at once.
  await Promise.all(paths.map(compressFile));
  return paths.length;
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  for (const [encoding, ending] of Object.entries(encodings)) {
    const compressed = await compressors[encoding as keyof typeof encodings](body);
    // A tiny file can grow.
    if (compressed.length < body.length) await writeFile(path + ending, compressed);
  }
}
