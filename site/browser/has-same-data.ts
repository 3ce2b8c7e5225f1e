/**
 * For `memo`: a page or layout renders again only for other data. The router renders everything once more as soon as a link
 * is tapped, to say that it is loading; with nothing to change, that only delays the next page.
 */
export function hasSameData(before: { loaderData: unknown }, after: { loaderData: unknown }): boolean {
  return before.loaderData === after.loaderData;
}
