import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Hides an element from view but not from the browser's own search; `onFound` runs when that search, or an address
 * with a hash, leads into it. React knows `hidden` only as on or off, so the attribute is set by hand.
 */
export function useHiddenUntilFound(element: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void) {
  useLayoutEffect(() => {
    if (isHidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [element, isHidden]);

  useEffect(() => {
    const { current } = element;
    current?.addEventListener('beforematch', onFound);
    return () => current?.removeEventListener('beforematch', onFound);
  }, [element, onFound]);
}
