import { useEffect, useState } from 'react';
import { useIsMotionAllowed } from './use-media-query.ts';

/**
 * Whether videos may play. False until the page is idle, and always false with reduced motion, Save-Data or a slow
 * connection.
 */
export function useMayPlayVideo(): boolean {
  const mayMove = useIsMotionAllowed();
  const isPageIdle = useIsPageIdle();
  return mayMove && isPageIdle && isFastEnoughForVideo(navigator.connection);
}

const slow = new Set(['slow-2g', '2g', '3g']);

/**
 * False with Save-Data and for connections up to 3G. An unknown speed counts as fast, because only Chromium reports the
 * speed.
 */
export function isFastEnoughForVideo(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '');
}

function useIsPageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const whenLoaded = () => {
      const setIdleUnlessLeft = () => controller.signal.aborted || setIdle(true);
      if ('requestIdleCallback' in window) requestIdleCallback(setIdleUnlessLeft);
      else setTimeout(setIdleUnlessLeft);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isIdle;
}
