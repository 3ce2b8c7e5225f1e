import { useRef } from 'react';
import type { MotionLabels } from '#content/model/landing-texts.ts';
import { useIsNear } from '../browser/use-is-near.ts';
import { useMayPlayFilm } from '../browser/use-may-play-film.ts';
import styles from './film.module.css';
import type { FilmFiles } from './film-files.ts';
import { FilmPlayer } from './film-player.tsx';
import { Picture } from './picture.tsx';

export type FilmProps = FilmFiles & {
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first view. */
  isHero?: boolean;
  labels: MotionLabels;
};

/**
 * A picture that may begin to move. The picture is in the page; the film is asked for once the page is alive, the
 * place is near and it hurts nobody. Fills the box it stands in, which must be positioned.
 */
export function Film({ poster, sizes, isHero = false, sources, labels }: FilmProps) {
  const root = useRef<HTMLDivElement>(null);
  const mayPlay = useMayPlayFilm();
  const isNear = useIsNear(root);
  return (
    <div className={styles.root} ref={root}>
      <Picture {...poster} isHero={isHero} sizes={sizes} />
      {mayPlay && isNear && sources.length > 0 && <FilmPlayer labels={labels} sources={sources} />}
    </div>
  );
}
