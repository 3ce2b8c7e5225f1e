import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A page's document and every script that it names, compressed as they travel, in bytes. */
export async function firstLoad(output: string, page: string): Promise<number> {
  const document = join(output, page, 'index.html');
  const html = await readFile(document, 'utf8');
  const scripts = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([address]) => join(output, address)));
  const sizes = await Promise.all([document, ...scripts].map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Tiny files are not compressed. */
async function compressedSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
