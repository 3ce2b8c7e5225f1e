import { useCallback, useSyncExternalStore } from 'react';

const inPrerenderedPage = () => false;

/** Whether a media query matches. False during prerendering and hydration. */
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

export function useIsMotionAllowed(): boolean {
  return useMediaQuery('(prefers-reduced-motion: no-preference)');
}
