import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

/** The elements to remove. A `template` contains the page's deferred scripts. Structured data stays; it is not run. */
const removed = 'template, script:not([type="application/ld+json"]), video';

/** Copies a site and removes scripts and videos from its pages. The bench compares each page with its copy. */
export async function copyWithoutScripts(built: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(built, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(copy, name);
    // A virtual console without listeners hides jsdom's errors about styles that jsdom cannot parse.
    const page = new JSDOM(await readFile(path, 'utf8'), { virtualConsole: new VirtualConsole() });
    for (const element of page.window.document.querySelectorAll(removed)) element.remove();
    await writeFile(path, page.serialize());
    page.window.close();
  }
}
