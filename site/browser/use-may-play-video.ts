import { useIsPageIdle } from './use-is-page-idle.ts';
import { useIsMotionAllowed } from './use-media-query.ts';

/** False until the page is idle, and always with reduced motion, Save-Data or a slow connection. */
export function useMayPlayVideo(): boolean {
  const mayMove = useIsMotionAllowed();
  const isPageIdle = useIsPageIdle();
  // Read last, because there is no `navigator` while the page is prerendered.
  return mayMove && isPageIdle && isFastEnoughForVideo(navigator.connection);
}

const slow = new Set(['slow-2g', '2g', '3g']);

/** A connection of unknown speed counts as fast: only Chromium reports the speed. */
export function isFastEnoughForVideo(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '');
}
