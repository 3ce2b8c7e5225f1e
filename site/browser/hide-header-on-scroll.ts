export type HeaderState = { scrollY: number; isHidden: boolean };

/**
 * Hidden when the scroll position has grown, shown when it has shrunk (spec §4); always shown at the very top.
 */
export function headerAfterScroll(before: HeaderState, scrollY: number): HeaderState {
  if (scrollY <= 0) return { scrollY: 0, isHidden: false };
  // A finger that rests on the screen still moves by a pixel or two.
  if (Math.abs(scrollY - before.scrollY) < 4) return before;
  return { scrollY, isHidden: scrollY > before.scrollY };
}

/**
 * The event after the page itself has scrolled, for example to an answer: only a visitor's own scrolling hides the
 * header.
 */
export const scrolledByPage = 'scrolledbypage';

/**
 * Marks the document while the header is to be hidden. Without React, because scrolling begins before hydration.
 * It is visible at the start (spec §4), also where the browser scrolls the page to a `#place` or to where it was before a
 * reload: then positions count from the visitor's first input, or once the page has loaded.
 */
export function hideHeaderOnScroll() {
  let state = { scrollY: 0, isHidden: false };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let isStarted = location.hash === '' && navigation?.type === 'navigate';
  const start = () => {
    isStarted = true;
  };
  const startFromHere = () => {
    state = { scrollY, isHidden: state.isHidden && isStarted };
  };
  const onScroll = () => {
    if (isStarted) state = headerAfterScroll(state, scrollY);
    else startFromHere();
    document.documentElement.toggleAttribute('data-header-hidden', state.isHidden);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener(scrolledByPage, startFromHere);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, start, { capture: true, once: true, passive: true });
  // After a reload the browser restores the scroll position in the frame after the load.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)), { once: true });
}
