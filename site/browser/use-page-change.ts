import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { revealOnScroll } from './reveal-on-scroll.ts';

/**
 * After a navigation inside the site: the page is at its top and the reader at its heading, as after a full load, and
 * its blocks are revealed as the head script reveals those of the first page.
 * A link to the page that is open leads to its top as well, or to its place with that hash. Back and forward within a page
 * are left to the browser.
 */
export function usePageChange({ pathname, hash, key }: Location) {
  const isByLink = useNavigationType() !== 'POP';
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => {
    if (shown.current.pathname === pathname) return;
    scrollToTop();
    // Chromium restores the scroll position of the earlier page after this, before it paints.
    const frame = requestAnimationFrame(scrollToTop);
    const stop = revealOnScroll();
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [pathname]);

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    if (before.pathname === pathname) {
      if (!isByLink) return;
      const place = document.getElementById(hash.slice(1));
      if (place) return place.scrollIntoView();
      scrollToTop();
    }
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, key, isByLink]);
}

function scrollToTop() {
  scrollTo({ top: 0, behavior: 'instant' });
}
