import { hash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { redirectFor } from '#content/redirects.ts';
import { createContentSecurityPolicy } from '#contract/content-security-policy.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import { type DataFile, dataFileUrl } from '../../site/document/data-file.ts';
import type * as Renderer from '../../site/entry.server.tsx';
import { sonnerStyleHashes } from '../../site/features/notifications/sonner-style-hashes.ts';
import { pageDocument } from './document.ts';
import { bundleHeadScript } from './head-script.ts';
import { pageStyles } from './page-styles.ts';
import { siteMetadataFiles } from './site-metadata-files.ts';

const browserEntry = 'site/entry.client.tsx';

/**
 * Builds the site into a folder: first the browser's scripts, then each page. The pages are rendered by a temporary
 * bundle.
 */
export async function buildSite(folder: string): Promise<void> {
  const renderer = `${folder}-renderer`;
  await build({
    logLevel: 'warn',
    build: { outDir: folder, manifest: true, rolldownOptions: { input: browserEntry } },
  });
  await build({
    logLevel: 'warn',
    build: { ssr: 'site/entry.server.tsx', outDir: renderer, copyPublicDir: false, ssrEmitAssets: true },
  });
  try {
    // Copies the fonts that only inline styles refer to. Vite writes them into the bundle of the renderer.
    for (const name of await readdir(join(renderer, 'assets')))
      if (name.endsWith('.woff2')) await copyFile(join(renderer, 'assets', name), join(folder, 'assets', name));
    const { renderPage, fonts, leadingStyles } = (await import(
      pathToFileURL(join(renderer, 'entry.server.js')).href
    )) as typeof Renderer;
    const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
    const pages = await Promise.all([...pagePaths, notFoundPath].map(renderPage));
    const data = new Map<string, DataFile>([
      ...pages.map(({ path, data: file }) => [path, file] as const),
      ...redirects(),
    ]);
    const version = hash('sha256', JSON.stringify(Array.from(data)), 'base64url').slice(0, 8);
    for (const [path, file] of data) await write(dataFileUrl(path, version), JSON.stringify(file));

    const headScript = await bundleHeadScript();
    const stylesheet = manifest['style.css']?.file ?? '';
    // The module with React. It runs in a task before the others, because one task for all modules would block a slow
    // processor for too long.
    const framework = Object.values(manifest).find(({ name }) => name === 'framework');
    const allStyles = await readFile(join(folder, stylesheet), 'utf8');
    const { origin } = readEmailProvider(business.emailProvider, process.env);
    for (const { path, content, head, files } of pages) {
      const styles = leadingStyles + pageStyles(allStyles, content);
      await write(
        join(path, 'index.html'),
        pageDocument({
          path,
          version,
          head,
          content,
          headScript,
          styles,
          fonts,
          deferred: {
            modules: modulesOf(manifest, [browserEntry, ...files.map((file) => `site/${file}`)]),
            scripts: [framework, manifest[browserEntry]].map((chunk) => `/${chunk?.file}`),
            stylesheet: `/${stylesheet}`,
          },
          policy: createContentSecurityPolicy({
            scripts: [headScript],
            styles: [styles],
            addedStyles: sonnerStyleHashes,
            providerOrigin: origin,
          }),
        }),
      );
    }
    for (const [name, text] of Object.entries(siteMetadataFiles())) await write(name, text);
  } finally {
    await rm(renderer, { recursive: true, force: true });
    await rm(join(folder, '.vite'), { recursive: true, force: true });
  }

  async function write(path: string, text: string): Promise<void> {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** The URLs of these modules and of all their static imports, also indirect ones. Throws if a module is missing. */
function modulesOf(manifest: Manifest, modules: string[]): string[] {
  const keys = new Set(modules);
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build has no script for ${key}. Check that the file exists and that a route names it.`);
    for (const imported of chunk.imports ?? []) keys.add(imported);
  }
  return Array.from(keys, (key) => `/${manifest[key]?.file}`);
}

/**
 * The data files for paths that redirect: `/services`, and links of the home page to services without a page (spec §2).
 */
function redirects(): [path: string, file: DataFile][] {
  return ['/services', ...homeEntries.map(({ href }) => href)].flatMap((path) => {
    const target = redirectFor(path);
    return target ? [[path, { redirect: target }]] : [];
  });
}
