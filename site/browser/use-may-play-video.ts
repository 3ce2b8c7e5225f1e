import { useIsPageIdle } from './use-is-page-idle.ts';
import { useIsMotionAllowed } from './use-media-query.ts';

/** False until the page is idle. Always false with reduced motion, Save-Data or a slow connection. */
export function useMayPlayVideo(): boolean {
  const mayMove = useIsMotionAllowed();
  const isPageIdle = useIsPageIdle();
  // `navigator` is read last, because it does not exist during prerendering.
  return mayMove && isPageIdle && isFastEnoughForVideo(navigator.connection);
}

const slow = new Set(['slow-2g', '2g', '3g']);

/** A connection of unknown speed counts as fast, because only Chromium reports the speed. */
export function isFastEnoughForVideo(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '');
}
