import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and while React takes it over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
