import { useIsMotionAllowed } from './use-is-motion-allowed.ts';

/** False during prerendering and hydration, and always with reduced motion, Save-Data or a slow connection. */
export function useMayPlayVideo(): boolean {
  return useIsMotionAllowed() && isFastEnoughForVideo(navigator.connection);
}

const slow = new Set(['slow-2g', '2g', '3g']);

/**
 * False with Save-Data and for connections up to 3G. An unknown speed counts as fast, because only Chromium reports the
 * speed.
 */
export function isFastEnoughForVideo(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '');
}
