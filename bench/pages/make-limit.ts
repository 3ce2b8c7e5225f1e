import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningScript } from '../../site/document/park-scripts.ts';

/**
 * The site's own limit: the same built pages without scripts and films. What it needs is what the words, the styles
 * and the pictures need; no way of building the same page can be faster.
 */
export function makeLimit(built: string, limit: string) {
  return copyWith(withoutScripts, built, limit);
}

/** A copy of the built site in which every page's HTML is changed. */
export async function copyWith(change: (html: string) => string, built: string, copy: string) {
  await rm(copy, { recursive: true, force: true });
  await cp(built, copy, { recursive: true });
  for (const entry of await readdir(copy, { recursive: true })) {
    const path = join(copy, entry);
    // The server compresses these again; the copies hold the scripts.
    if (/\.(br|gz|zst)$/.test(entry)) await rm(path);
    if (entry.endsWith('.html')) await writeFile(path, change(await readFile(path, 'utf8')));
  }
}

export function withoutScripts(html: string): string {
  return html
    .replace(/<template id="parked-scripts">[\s\S]*?<\/template>/g, '')
    .replace(runningScript, '')
    .replace(/<video[\s\S]*?<\/video>/g, '');
}
