import { type ComponentType, memo } from 'react';

/**
 * A page or layout that is drawn again only when its data is another. The router draws everything once more as soon as
 * a link is tapped, to say that it is loading; with nothing to change, that only delays the next page.
 */
export function memoByData<Props extends { loaderData: unknown }>(Component: ComponentType<Props>) {
  return memo(Component, (before, after) => before.loaderData === after.loaderData);
}
