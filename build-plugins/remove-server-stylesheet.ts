import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * With one stylesheet for the whole site, React Router 8.4 moves the server build's own copy of it beside the browser's,
 * under another name, and no page refers to it.
 */
export async function removeServerStylesheet(buildFolder: string) {
  const assets = join(buildFolder, 'client', 'assets');
  const page = await readFile(join(buildFolder, 'client', 'index.html'), 'utf8');
  for (const file of await readdir(assets))
    if (/^style-.*\.css$/.test(file) && !page.includes(file)) await rm(join(assets, file));
}
