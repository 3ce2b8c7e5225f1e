import { type FunctionComponent, memo } from 'react';

/**
 * A page or layout that renders again only for other data. The router renders everything once more as soon as a link is
 * tapped, to say that it is loading; there is nothing to change then, and it would only delay the next page.
 */
export function routeComponent<Props extends { loaderData: unknown }>(component: FunctionComponent<Props>) {
  return memo(component, (before, after) => before.loaderData === after.loaderData);
}
