export type HeaderState = { scrollY: number; isHidden: boolean };

/**
 * Returns the header's state after a scroll to `scrollY` pixels: hidden after scrolling down, visible after scrolling
 * up and at the top (spec §4).
 */
export function headerAfterScroll(before: HeaderState, scrollY: number): HeaderState {
  if (scrollY <= 0) return { scrollY: 0, isHidden: false };
  // Ignores movements of less than four pixels, which a finger that rests on the screen can cause.
  if (Math.abs(scrollY - before.scrollY) < 4) return before;
  return { scrollY, isHidden: scrollY > before.scrollY };
}

/**
 * The name of the event that is dispatched after a script has scrolled the page to an answer, so that this scroll
 * does not hide the header.
 */
export const scrolledByPageEvent = 'scrolledbypage';

/**
 * Sets `data-header-hidden` on the document while the header is hidden. Does not use React, because visitors scroll
 * before hydration. On a page load by reload, Back or Forward, or with a `#hash`, the browser itself may scroll. The
 * header then stays visible until the first input or until shortly after `load`.
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
  addEventListener(scrolledByPageEvent, startFromHere);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, start, { capture: true, once: true, passive: true });
  // Waits two frames: after a reload, the browser restores the scroll position one frame after the `load` event.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)), { once: true });
}
