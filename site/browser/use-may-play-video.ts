import { useIsPageIdle } from './use-is-page-idle.ts';
import { useMayMove } from './use-media-query.ts';

/** False until the page is idle, and always with reduced motion, Save-Data or a slow connection. */
export function useMayPlayVideo(): boolean {
  const mayMove = useMayMove();
  const isPageIdle = useIsPageIdle();
  // Read last, because there is no `navigator` while the page is prerendered.
  return mayMove && isPageIdle && connectionCarriesVideo(navigator.connection);
}

const slow = new Set(['slow-2g', '2g', '3g']);

/** A connection of unknown speed counts as fast: only Chromium reports the speed. */
export function connectionCarriesVideo(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '');
}
