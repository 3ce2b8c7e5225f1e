import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchFiles } from '../site/seo/search-files.ts';

/** Adds `sitemap.xml`, `robots.txt` and the manifest to the built site. */
export async function writeSearchFiles(buildFolder: string) {
  for (const [name, text] of Object.entries(searchFiles())) await writeFile(join(buildFolder, 'client', name), text);
}
