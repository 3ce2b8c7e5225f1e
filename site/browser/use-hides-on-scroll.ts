import { useEffect, useState } from 'react';

/** True while the visitor scrolls down, false when scrolling up and at the top. */
export function useHidesOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let state = { scrollY: Math.max(0, scrollY), isHidden: false };
    const onScroll = () => {
      state = headerAfterScroll(state, scrollY);
      setHidden(state.isHidden);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}

/** Smaller moves are the finger's, not the visitor's. */
const noticedPixels = 4;

export type HeaderState = { scrollY: number; isHidden: boolean };

/** Hidden when the scroll position has grown, shown when it has shrunk (spec §4); always shown at the very top. */
export function headerAfterScroll(before: HeaderState, scrollY: number): HeaderState {
  if (scrollY <= 0) return { scrollY: 0, isHidden: false };
  if (Math.abs(scrollY - before.scrollY) < noticedPixels) return before;
  return { scrollY, isHidden: scrollY > before.scrollY };
}
