import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressSite } from '../../scripts/build/compress.ts';
import { runningScript } from '../../site/document/finish-page.ts';

/**
 * The site's own limit: the same built pages, with their own styles and the same fonts, without scripts and videos. No way of
 * building the same page can be faster.
 */
export function makeLimit(built: string, limit: string) {
  return copyWith(withoutScripts, built, limit);
}

/** A copy of the built site in which every page's HTML is changed, compressed as strongly as the site itself. */
export async function copyWith(change: (html: string) => string, built: string, copy: string) {
  await rm(copy, { recursive: true, force: true });
  await cp(built, copy, { recursive: true });
  for (const entry of await readdir(copy, { recursive: true })) {
    const path = join(copy, entry);
    if (entry.endsWith('.html')) await writeFile(path, change(await readFile(path, 'utf8')));
  }
  await compressSite(copy);
}

export function withoutScripts(html: string): string {
  return html
    .replace(/<template id="deferred-scripts">[\s\S]*?<\/template>/g, '')
    .replace(runningScript, '')
    .replace(/<video[\s\S]*?<\/video>/g, '');
}
