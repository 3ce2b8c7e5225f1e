import { type ComponentType, memo } from 'react';

/** A page or layout that renders again only for other data, not for each step of a navigation (docs/decisions/003). */
export function memoByData<Props extends { loaderData: unknown }>(Component: ComponentType<Props>) {
  return memo(Component, (before, after) => before.loaderData === after.loaderData);
}
