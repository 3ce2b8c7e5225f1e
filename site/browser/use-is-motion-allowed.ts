import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: no-preference)';

/** Whether the visitor accepts motion. False during prerendering and hydration. */
export function useIsMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
