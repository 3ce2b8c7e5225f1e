import { useCallback, useSyncExternalStore } from 'react';

const inPrerenderedPage = () => false;

/** Whether a media query matches. False in the prerendered page and until it is hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, inPrerenderedPage);
}

/** True when the page is hydrated and the visitor has not asked for reduced motion. */
export function useIsMotionAllowed(): boolean {
  return useMediaQuery('(prefers-reduced-motion: no-preference)');
}
