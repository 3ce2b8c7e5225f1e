export type HeaderState = { scrollY: number; isHidden: boolean };

/** Hides the header after scrolling down, and shows it after scrolling up and at the top (spec §4). */
export function headerAfterScroll(before: HeaderState, scrollY: number): HeaderState {
  if (scrollY <= 0) return { scrollY: 0, isHidden: false };
  // Ignores movements of a finger that rests on the screen, usually one or two pixels.
  if (Math.abs(scrollY - before.scrollY) < 4) return before;
  return { scrollY, isHidden: scrollY > before.scrollY };
}

/**
 * Dispatched when a script has scrolled the page, for example to an answer. Only scrolling by the visitor hides the
 * header.
 */
export const scrolledByPage = 'scrolledbypage';

/**
 * Sets an attribute on the document while the header is hidden. Does not use React, because visitors scroll before
 * hydration. After a reload or with a `#hash` the browser scrolls itself; the header then stays visible until the first
 * input or the `load` event.
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
  // After a reload, the browser restores the scroll position one frame after the `load` event.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)), { once: true });
}
