import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * While `isHidden`, sets `hidden="until-found"`, with which find-in-page still finds the text. `onFound` runs when
 * find-in-page or a URL hash reveals the element. Uses effects, because React supports `hidden` only as a boolean.
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
