import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { revealOnScroll } from './reveal-on-scroll.ts';

/**
 * After a navigation to another page, scrolls to the top, focuses the heading and starts the reveal animations. A
 * link to the current page scrolls to the element in its hash; a link without a hash scrolls to the top and focuses
 * the heading. For Back and Forward within a page, the browser restores the scroll position.
 */
export function usePageChange({ pathname, hash, key }: Location) {
  const isByLink = useNavigationType() !== 'POP';
  const lastLocation = useRef({ pathname, key });

  useLayoutEffect(() => {
    if (lastLocation.current.pathname === pathname) return;
    scrollToTop();
    // After Back or Forward, Chromium restores the saved scroll position before the next paint, so this scrolls again.
    const frame = requestAnimationFrame(scrollToTop);
    const stop = revealOnScroll();
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [pathname]);

  useEffect(() => {
    const before = lastLocation.current;
    if (before.key === key) return;
    lastLocation.current = { pathname, key };
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
