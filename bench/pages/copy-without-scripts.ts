import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

/** What a page without scripts and videos does not have. Structured data stays: it is in the document either way. */
const removed = 'template, script:not([type="application/ld+json"]), video';

/** Copies a site without scripts and videos. The loading times of the copy are the limit for each page. */
export async function copyWithoutScripts(built: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(built, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(copy, name);
    // Without listeners, so that nothing is printed about styles that jsdom cannot parse.
    const page = new JSDOM(await readFile(path, 'utf8'), { virtualConsole: new VirtualConsole() });
    for (const element of page.window.document.querySelectorAll(removed)) element.remove();
    await writeFile(path, page.serialize());
    page.window.close();
  }
}
