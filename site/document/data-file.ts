// Separate from `page-data.ts`, because the build uses this module without the router.

/** The data of a page, of its layout and of the root route, keyed by route id. */
export type PageData = Readonly<Record<string, unknown>>;

/** The content of a data file: the data of a page, or the path that the browser should load instead. */
export type DataFile = PageData | { readonly redirect: string };

/**
 * The id of the element that React hydrates. Its data attributes contain the path of the page and the version of all
 * page data.
 */
export const rootId = 'root';

/**
 * Returns the URL of the data file of a page. The version is a hash of all page data. A tab that was opened before an
 * update keeps requesting the version that matches its scripts.
 */
export function dataFileUrl(path: string, version: string): string {
  return `/assets/data${path === '/' ? '/index' : path}-${version}.json`;
}
