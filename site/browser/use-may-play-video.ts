import { useMayMove, useMediaQuery } from './use-media-query.ts';

/** False on phones, under reduced motion, on slow connections and for those who save data: they keep the still picture. */
export function useMayPlayVideo(): boolean {
  const mayMove = useMayMove();
  const isWide = useMediaQuery('(min-width: 48em)');
  // Read last, because there is no `navigator` while the page is prerendered.
  return mayMove && isWide && connectionCarriesVideo(navigator.connection);
}

const slow = new Set(['slow-2g', '2g', '3g']);

/** A video is fetched only on a fast connection, and not for people who save data. */
export function connectionCarriesVideo(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '');
}
