import { redirect, redirectDocument } from 'react-router';
import { type DataFile, dataAddress, type PageData, rootId } from './data-file.ts';

const loaded = new Map<string, Promise<PageData>>();

/**
 * Loads the data of a page once. After a failure the next call tries again. `search` is the query of the link, for the case
 * that the browser has to follow the link itself.
 */
export function pageData(path: string, search = ''): Promise<PageData> {
  const known = loaded.get(path);
  if (known) return known;
  const answer = load(path, search);
  loaded.set(path, answer);
  answer.catch(() => loaded.delete(path));
  return answer;
}

/** The data of the page that the browser has opened. The not-found page is the same document at every unknown address. */
export function firstPageData({ dataset: { path = '' } }: HTMLElement): Promise<PageData> {
  const answer = pageData(path);
  loaded.set(location.pathname, answer);
  return answer;
}

async function load(path: string, search: string): Promise<PageData> {
  const { version = '' } = document.getElementById(rootId)?.dataset ?? {};
  const response = await fetch(dataAddress(path, version));
  // The browser loads the page in full: either the address is not a page, or the server has only newer data.
  if (response.status === 404) throw redirectDocument(path + search);
  if (!response.ok) throw new Error(`The data of ${path} could not be loaded: status ${response.status}.`);
  const file: DataFile = await response.json();
  if (typeof file.redirect === 'string') throw redirect(file.redirect);
  return file as PageData;
}
