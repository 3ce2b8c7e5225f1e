export type HeaderState = { scrollY: number; isHidden: boolean };

/**
 * Hidden when the scroll position has grown, shown when it has shrunk (spec §4); always shown at the very top.
 * Runs in the page's head, from its own source text: must not use anything outside itself.
 */
export function headerAfterScroll(before: HeaderState, scrollY: number): HeaderState {
  if (scrollY <= 0) return { scrollY: 0, isHidden: false };
  // A finger at rest trembles by a pixel or two.
  if (Math.abs(scrollY - before.scrollY) < 4) return before;
  return { scrollY, isHidden: scrollY > before.scrollY };
}

/**
 * Marks the document while the header is to be hidden. Without React, because scrolling begins before hydration.
 * Runs in the page's head, from its own source text: must not use anything outside itself.
 */
export function hideHeaderOnScroll(afterScroll: typeof headerAfterScroll) {
  let state = { scrollY: 0, isHidden: false };
  const onScroll = () => {
    state = afterScroll(state, scrollY);
    document.documentElement.toggleAttribute('data-header-hidden', state.isHidden);
  };
  addEventListener('scroll', onScroll, { passive: true });
}
