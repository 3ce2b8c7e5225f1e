import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * True while the skeleton's animation runs. The prerendered page does not say so: without scripts
 * the mark would stay for ever.
 */
export function useIsBusy(overlay: RefObject<HTMLElement | null>): boolean {
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => {
    const running = overlay.current?.getAnimations().filter(({ playState }) => playState === 'running') ?? [];
    if (running.length === 0) return;
    let isCurrent = true;
    setBusy(true);
    // A cancelled animation counts as over: it means that the skeleton is gone.
    Promise.allSettled(running.map(({ finished }) => finished)).then(() => isCurrent && setBusy(false));
    return () => {
      isCurrent = false;
    };
  }, [overlay]);
  return isBusy;
}
