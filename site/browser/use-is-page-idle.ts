import { useEffect, useState } from 'react';

/** True from the first idle moment of the main thread after the page has loaded. */
export function useIsPageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const whenLoaded = () => {
      const setIdleUnlessLeft = () => controller.signal.aborted || setIdle(true);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(setIdleUnlessLeft);
      else setTimeout(setIdleUnlessLeft);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isIdle;
}
