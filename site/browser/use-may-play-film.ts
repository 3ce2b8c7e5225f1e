import { type Connection, lineCarriesFilm } from './film-rule.ts';
import { useMayMove, useMediaQuery } from './use-media-query.ts';

/** False on phones, under reduced motion, on slow lines and for those who save data: they keep the still picture. */
export function useMayPlayFilm(): boolean {
  const mayMove = useMayMove();
  const isWide = useMediaQuery('(min-width: 768px)');
  // Asked last: there is no such line while the page is prerendered.
  return mayMove && isWide && lineCarriesFilm((navigator as { connection?: Connection }).connection);
}
