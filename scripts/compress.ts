/** Makes the strongest brotli, zstd and gzip of each built file beside it: `npm run compress`. Without it the server compresses at start, less. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { kindOf } from '../server/static-site/content-types.ts';
import { codecs, compressedEncodings, fileEndings } from '../server/static-site/encodings.ts';

const folder = process.argv[2] ?? 'build/client';

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = entries
  .filter((entry) => entry.isFile() && kindOf(extname(entry.name)).compresses)
  .map((entry) => join(entry.parentPath, entry.name));

for (const path of paths) {
  const body = await readFile(path);
  await Promise.all(
    compressedEncodings.map(async (encoding) => {
      await writeFile(path + fileEndings[encoding], await codecs[encoding].compress(body, 'best'));
    }),
  );
}
console.log(`${paths.length} files of ${folder} compressed.`);
