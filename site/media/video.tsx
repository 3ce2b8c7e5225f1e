import { useRef } from 'react';
import type { MotionLabels } from '#content/model/landing-texts.ts';
import { useIsNear } from '../browser/use-is-near.ts';
import { useMayPlayVideo } from '../browser/use-may-play-video.ts';
import { Picture } from './picture.tsx';
import styles from './video.module.css';
import type { VideoFiles } from './video-files.ts';
import { VideoPlayer } from './video-player.tsx';

export type VideoProps = VideoFiles & {
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first view. */
  isHero?: boolean;
  labels: MotionLabels;
};

/**
 * A picture that may begin to move. The picture is in the page; the video is fetched once the
 * visitor is near and `useMayPlayVideo` allows it. Fills its parent, which must be positioned.
 */
export function Video({ poster, sizes, isHero = false, sources, labels }: VideoProps) {
  const root = useRef<HTMLDivElement>(null);
  const mayPlay = useMayPlayVideo();
  const isNear = useIsNear(root);
  return (
    <div className={styles.root} ref={root}>
      <Picture {...poster} isHero={isHero} sizes={sizes} />
      {mayPlay && isNear && sources.length > 0 && <VideoPlayer labels={labels} sources={sources} />}
    </div>
  );
}
