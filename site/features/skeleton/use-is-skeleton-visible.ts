import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * True while the skeleton's animation runs. False in the prerendered page, because without JavaScript it would never
 * become false.
 */
export function useIsSkeletonVisible(overlay: RefObject<HTMLElement | null>): boolean {
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => {
    const running = overlay.current?.getAnimations().filter(({ playState }) => playState === 'running') ?? [];
    if (running.length === 0) return;
    let isCurrent = true;
    setBusy(true);
    // A cancelled animation means that the skeleton was removed.
    Promise.allSettled(running.map(({ finished }) => finished)).then(() => isCurrent && setBusy(false));
    return () => {
      isCurrent = false;
    };
  }, [overlay]);
  return isBusy;
}
