import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { headersFile, redirectsFile, servicesNotFoundPage } from './netlify-cloudflare.ts';
import { readSiteFiles, type SiteFilesOptions } from './site-files.ts';

export type StaticSiteOptions = SiteFilesOptions & { target: string };

/** Pages become `name.html`, so that hosts serve them without a slash at the end, as the server does. */
export async function writeStaticSite({ target, ...options }: StaticSiteOptions): Promise<number> {
  const site = await readSiteFiles(options);
  await rm(target, { recursive: true, force: true });
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  };

  for (const { address, html } of site.pages) await write(address === '/' ? 'index.html' : `${address}.html`, html);
  for (const path of site.otherFiles) await cp(join(options.folder, path), join(target, path));
  await write('404.html', site.notFound.html);
  await write('services/404.html', servicesNotFoundPage(site));
  await write('_headers', headersFile(site));
  await write('_redirects', redirectsFile(site));
  return site.pages.length;
}
