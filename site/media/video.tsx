import { useEffect, useRef, useState } from 'react';
import type { MotionLabels } from '#content/model/landing.ts';
import { useMayPlayVideo } from '../browser/use-may-play-video.ts';
import { RoundButton } from '../design/primitives/round-button/round-button.tsx';
import { Picture } from './picture.tsx';
import styles from './video.module.css';
import type { VideoFiles } from './video-files.ts';

type PlayerProps = Pick<VideoFiles, 'sources'> & { labels: MotionLabels };

export type VideoProps = VideoFiles &
  PlayerProps & {
    /** The `sizes` attribute of the picture, like '(min-width: 62em) 50vw, 100vw'. */
    sizes: string;
    /** True for the largest picture that is visible without scrolling. */
    isHero?: boolean;
  };

/** A picture that a video covers after hydration, if it may play. Fills its parent, which must be positioned. */
export function Video({ poster, sizes, isHero = false, sources, labels }: VideoProps) {
  const mayPlay = useMayPlayVideo();
  return (
    <div className={styles.root}>
      <Picture {...poster} isHero={isHero} sizes={sizes} />
      {mayPlay && sources.length > 0 && <Player labels={labels} sources={sources} />}
    </div>
  );
}

/** A silent looping video. Loads when it comes into view. Pauses out of view, and when the visitor presses the button. */
function Player({ sources, labels }: PlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video || isStopped) return;
    // `play` rejects if the browser blocks it or `pause` interrupts it. The picture behind the video is then visible.
    const play = () => video.play().catch(() => {});
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play() : video.pause()));
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [isStopped]);

  return (
    <>
      <video
        aria-hidden="true"
        className={styles.video}
        data-started={hasStarted || undefined}
        disablePictureInPicture
        disableRemotePlayback
        loop
        muted
        // The event `playing` can fire before the first frame is painted. The video would then be visible too early,
        // and its first frame would count as a late largest paint.
        onTimeUpdate={({ currentTarget }) => currentTarget.currentTime > 0 && setStarted(true)}
        playsInline
        preload="none"
        ref={ref}
        tabIndex={-1}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {hasStarted && (
        <div className={styles.control}>
          <RoundButton
            icon={isStopped ? 'play' : 'pause'}
            label={isStopped ? labels.play : labels.pause}
            onClick={() => setStopped(!isStopped)}
            place="picture"
          />
        </div>
      )}
    </>
  );
}
