import { useEffect, useLayoutEffect, useRef } from 'react';
import { isSeen, revealOnScroll } from './reveal-on-scroll.ts';

/**
 * After a navigation inside the site: the page is at its top and the reader at its heading, as after a full load, and
 * its blocks are revealed as the head script reveals those of the first page.
 * A change of hash or query alone is left to the browser.
 */
export function usePageChange(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    scrollTo({ top: 0, behavior: 'instant' });
    return revealOnScroll(isSeen);
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
