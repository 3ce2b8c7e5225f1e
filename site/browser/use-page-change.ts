import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { revealOnScroll } from './reveal-on-scroll.ts';

/**
 * After a navigation to another page, scrolls to the top, then to the element in the hash if there is one, focuses the
 * heading and starts the reveal animations. A link to the current page scrolls to the element in its hash; a link
 * without a hash scrolls to the top and focuses the heading. For Back and Forward within a page, the browser restores
 * the scroll position.
 */
export function usePageChange({ pathname, key }: Location) {
  const isByLink = useNavigationType() !== 'POP';
  const lastLocation = useRef({ pathname, key });

  useLayoutEffect(() => {
    if (lastLocation.current.pathname === pathname) return;
    scrollToTop();
    // After Back or Forward, Chromium restores the saved scroll position before the next paint, so this scrolls again.
    const frame = requestAnimationFrame(() => linkedPlace() ?? scrollToTop());
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
    const isSamePage = before.pathname === pathname;
    if (isSamePage && !isByLink) return;
    const place = linkedPlace();
    if (place) place.scrollIntoView();
    else scrollToTop();
    if (place && isSamePage) return;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, key, isByLink]);
}

function linkedPlace(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}

function scrollToTop() {
  scrollTo({ top: 0, behavior: 'instant' });
}
