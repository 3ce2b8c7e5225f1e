import { useEffect, useRef, useState } from 'react';
import type { MotionLabels } from '#content/model/landing.ts';
import { RoundButton } from '../design/primitives/round-button/round-button.tsx';
import styles from './video.module.css';
import type { VideoFiles } from './video-files.ts';

export type VideoPlayerProps = Pick<VideoFiles, 'sources'> & { labels: MotionLabels };

/** A silent looping video. Pauses when it is out of view or the visitor presses the button. */
export function VideoPlayer({ sources, labels }: VideoPlayerProps) {
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
        preload="auto"
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
