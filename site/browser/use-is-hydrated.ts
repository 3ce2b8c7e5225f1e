import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and while it hydrates, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
