import { useEffect, useState } from 'react';

export function useIsPageIdle(): boolean {
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
