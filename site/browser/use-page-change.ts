import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { revealOnScroll } from './reveal-on-scroll.ts';

/**
 * After a navigation inside the site, scrolls to the top, focuses the heading and reveals the blocks, as after a full
 * load. A link to the open page also leads to the top, or to its hash. The browser handles Back and Forward within a
 * page.
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
