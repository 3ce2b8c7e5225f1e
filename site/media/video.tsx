import { useRef } from 'react';
import type { MotionLabels } from '#content/model/landing.ts';
import { useIsNearViewport } from '../browser/use-is-near-viewport.ts';
import { useMayPlayVideo } from '../browser/use-may-play-video.ts';
import { Picture } from './picture.tsx';
import styles from './video.module.css';
import type { VideoFiles } from './video-files.ts';
import { VideoPlayer } from './video-player.tsx';

export type VideoProps = VideoFiles & {
  /** As in the `sizes` attribute: '(min-width: 62em) 50vw, 100vw'. */
  sizes: string;
  /** True for the largest picture that is visible without scrolling. */
  isHero?: boolean;
  labels: MotionLabels;
};

/**
 * A picture that a video replaces when it is near the viewport and `useMayPlayVideo` returns true. Fills its parent,
 * which must be positioned.
 */
export function Video({ poster, sizes, isHero = false, sources, labels }: VideoProps) {
  const root = useRef<HTMLDivElement>(null);
  const mayPlay = useMayPlayVideo();
  const isNear = useIsNearViewport(root);
  return (
    <div className={styles.root} ref={root}>
      <Picture {...poster} isHero={isHero} sizes={sizes} />
      {mayPlay && isNear && sources.length > 0 && <VideoPlayer labels={labels} sources={sources} />}
    </div>
  );
}
