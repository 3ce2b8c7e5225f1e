import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History, Publication } from './history.ts';
import { hashesNow, type KeptFiles } from './kept-files.ts';

/** A publication as it is kept; its files lie beside it under their hashes, each version once. */
type Entry = Publication & { files: KeptFiles };

/** As many are shown; a picture that was replaced can weigh megabytes. */
const mostKept = 20;

/** A history without git: `data/publications/<time>.json`, and the files in `data/publications/files`. */
export function copyHistory(folder: string): History {
  const store = join(folder, 'data/publications');
  const pathOf = (hash: string) => join(store, 'files', hash);
  const entryOf = (id: string): Entry => JSON.parse(readFileSync(join(store, `${id}.json`), 'utf8'));

  /** The newest first. */
  const ids = () =>
    globSync('*.json', { cwd: store })
      .map((name) => name.replace(/\.json$/, ''))
      .sort()
      .reverse();

  function removeOld() {
    for (const id of ids().slice(mostKept)) rmSync(join(store, `${id}.json`));
    const wanted = new Set(ids().flatMap((id) => Object.values(entryOf(id).files)));
    for (const hash of readdirSync(join(store, 'files'))) if (!wanted.has(hash)) rmSync(pathOf(hash));
  }

  return {
    publications: () =>
      ids().map((id) => {
        const { files, ...publication } = entryOf(id);
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
        removeOld();
      };
    },
  };
}
