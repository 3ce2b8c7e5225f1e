// Separate from `page-data.ts`, because the build uses it without the router.

/** The data of a page and of its layout, by the id of the route that shows it. */
export type PageData = Readonly<Record<string, unknown>>;

/** What the file of an address contains: the data of the page, or the address of another page. */
export type DataFile = PageData | { readonly redirect: string };

/** The element that React hydrates. Its attributes contain the path of the page and the version of all page data. */
export const rootId = 'root';

/**
 * The version is a hash of the data of all pages. A tab that was opened before an update continues to request the data of
 * its own version, which fits its scripts.
 */
export function dataAddress(path: string, version: string): string {
  return `/assets/data${path === '/' ? '/index' : path}-${version}.json`;
}
