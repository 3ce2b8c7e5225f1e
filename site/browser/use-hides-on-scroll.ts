import { useEffect, useState } from 'react';
import { headerAfterScroll } from './scroll-direction.ts';

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
