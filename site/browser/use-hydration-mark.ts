import { useEffect } from 'react';

/** Says on the document that the page has come alive, for tests and measurements. */
export function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}
