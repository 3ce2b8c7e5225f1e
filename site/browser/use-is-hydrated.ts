import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
