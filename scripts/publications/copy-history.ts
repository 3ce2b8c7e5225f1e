import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { History, Publication } from './history.ts';
import { hashesNow, type KeptFiles } from './kept-files.ts';

/** What the JSON file of a publication has. The content of `files` is stored beside it, once for each hash. */
type StoredPublication = Publication & { files: KeptFiles };

/** As many as the editor shows. Older ones are removed, because each replaced picture can take megabytes. */
const mostKept = 20;

/** A history without git: `data/publications/<time>.json`, and the files in `data/publications/files`. */
export function copyHistory(folder: string): History {
  const store = join(folder, 'data/publications');
  const pathOf = (hash: string) => join(store, 'files', hash);
  const stored = (id: string): StoredPublication => JSON.parse(readFileSync(join(store, `${id}.json`), 'utf8'));

  /** Newest first. */
  const ids = () =>
    globSync('*.json', { cwd: store })
      .map((name) => name.replace(/\.json$/, ''))
      .sort()
      .reverse();

  function removeOld() {
    for (const id of ids().slice(mostKept)) rmSync(join(store, `${id}.json`));
    const wanted = new Set(ids().flatMap((id) => Object.values(stored(id).files)));
    for (const hash of readdirSync(join(store, 'files'))) if (!wanted.has(hash)) rmSync(pathOf(hash));
  }

  return {
    publications: () =>
      ids().map((id) => {
        const { files, ...publication } = stored(id);
        return publication;
      }),
    filesOf: (id) => stored(id).files,
    bytesOf: (hash) => readFileSync(pathOf(hash)),
    keep() {
      const files = hashesNow(folder);
      mkdirSync(join(store, 'files'), { recursive: true });
      for (const [path, hash] of Object.entries(files))
        if (!existsSync(pathOf(hash))) writeFileSync(pathOf(hash), readFileSync(join(folder, path)));
      return (changes) => {
        const at = new Date().toISOString();
        // Windows does not allow colons in file names.
        const id = at.replaceAll(':', '-');
        const publication: StoredPublication = { id, at, changes: [...changes], files };
        writeFileSync(join(store, `${id}.json`), `${JSON.stringify(publication, undefined, 2)}\n`);
        removeOld();
      };
    },
  };
}
