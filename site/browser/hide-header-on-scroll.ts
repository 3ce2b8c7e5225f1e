export type HeaderState = { scrollY: number; isHidden: boolean };

/** Hidden after scrolling down, visible after scrolling up and at the top (spec §4). */
export function headerAfterScroll(before: HeaderState, scrollY: number): HeaderState {
  if (scrollY <= 0) return { scrollY: 0, isHidden: false };
  // A finger that rests on the screen moves by a pixel or two.
  if (Math.abs(scrollY - before.scrollY) < 4) return before;
  return { scrollY, isHidden: scrollY > before.scrollY };
}

/** Dispatched after the page itself has scrolled, as to an answer. Only the visitor's scrolling hides the header. */
export const scrolledByPage = 'scrolledbypage';

/**
 * Sets an attribute of the document while the header is hidden. It does not use React, because visitors scroll before
 * hydration. After a reload or at a `#hash`, where the browser scrolls, the header stays visible until the first
 * input or the load.
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
