import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Hides an element except from the browser's own search. `onFound` runs when that search or a hash leads into the
 * element. React supports `hidden` only as a boolean, so this sets the attribute.
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
