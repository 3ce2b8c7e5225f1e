import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History, Publication } from './history.ts';
import { hashesNow, type KeptFiles } from './kept-files.ts';

/** A publication as it is kept; its files lie beside it under their hashes, each version once. */
type Entry = Publication & { files: KeptFiles };

/** A history without git: `data/publications/<time>.json`, and the files in `data/publications/files`. */
export function copyHistory(folder: string): History {
  const store = join(folder, 'data/publications');
  const pathOf = (hash: string) => join(store, 'files', hash);
  const entryOf = (id: string): Entry => JSON.parse(readFileSync(join(store, `${id}.json`), 'utf8'));

  return {
    publications: () =>
      globSync('*.json', { cwd: store })
        .sort()
        .reverse()
        .map((name) => {
          const { files, ...publication } = entryOf(name.replace(/\.json$/, ''));
          return publication;
        }),
    filesOf: (id) => entryOf(id).files,
    bytesOf: (hash) => readFileSync(pathOf(hash)),
    keep() {
      const files = hashesNow(folder);
      mkdirSync(join(store, 'files'), { recursive: true });
      for (const [path, hash] of Object.entries(files))
        if (!existsSync(pathOf(hash))) writeFileSync(pathOf(hash), readFileSync(join(folder, path)));
      return (changes) => {
        const at = new Date().toISOString();
        // Windows allows no colon in a name.
        const id = at.replaceAll(':', '-');
        const entry: Entry = { id, at, changes: [...changes], files };
        writeFileSync(join(store, `${id}.json`), `${JSON.stringify(entry, undefined, 2)}\n`);
      };
    },
  };
}
