import { useEffect, useRef, useState } from 'react';
import type { MotionLabels } from '#content/model/landing-texts.ts';
import { Icon } from '../design/primitives/icon/icon.tsx';
import styles from './film.module.css';
import type { FilmFiles } from './film-files.ts';

export type FilmPlayerProps = Pick<FilmFiles, 'sources'> & { labels: MotionLabels };

/** A silent loop over its poster. It rests while it is out of view, and for good when the visitor stops it. */
export function FilmPlayer({ sources, labels }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film || isStopped) return;
    // A browser may refuse to play, and a pause may come before the start: the poster stands either way.
    const play = () => film.play().catch(() => {});
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play() : film.pause()));
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.pause();
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
        onPlaying={() => setStarted(true)}
        playsInline
        preload="auto"
        ref={video}
        tabIndex={-1}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {hasStarted && (
        <button
          aria-label={isStopped ? labels.play : labels.pause}
          className={styles.control}
          onClick={() => setStopped(!isStopped)}
          type="button"
        >
          <Icon name={isStopped ? 'play' : 'pause'} />
        </button>
      )}
    </>
  );
}
