import { redirect } from 'react-router';
import { type DataFile, dataFileUrl, type PageData, rootId } from './data-file.ts';

const loaded = new Map<string, Promise<PageData | undefined>>();

/**
 * Loads the data of a page and caches it. Resolves with `undefined` on status 404: the path is not a page, or the
 * server has only newer data. Rejects with a redirect if the data file contains one, and with an error on any other
 * failure. After a rejection, the next call requests the file again.
 */
export function loadPageData(path: string): Promise<PageData | undefined> {
  const known = loaded.get(path);
  if (known) return known;
  const loading = load(path);
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  return loading;
}

/**
 * Loads the data of the page in the document, and throws if the server has none. The document of the not-found page
 * serves every unknown URL, so its data is also cached under the current URL.
 */
export async function loadFirstPageData({ dataset: { path = '' } }: HTMLElement): Promise<PageData> {
  const loading = loadPageData(path);
  loaded.set(location.pathname, loading);
  const data = await loading;
  if (!data) throw new Error(`No data of ${path} in this version.`);
  return data;
}

async function load(path: string): Promise<PageData | undefined> {
  const { version = '' } = document.getElementById(rootId)?.dataset ?? {};
  const response = await fetch(dataFileUrl(path, version));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Data of ${path}: status ${response.status}.`);
  const file: DataFile = await response.json();
  if (typeof file.redirect === 'string') throw redirect(file.redirect);
  return file as PageData;
}
