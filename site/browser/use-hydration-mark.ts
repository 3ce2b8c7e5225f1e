import { useEffect } from 'react';

/** Announces that the page is hydrated: to the head script, which holds first actions until then, and to tests. */
export function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
}
