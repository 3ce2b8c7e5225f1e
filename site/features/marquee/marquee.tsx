import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MotionLabels } from '#content/model/landing.ts';
import { useIsMotionAllowed } from '../../browser/use-is-motion-allowed.ts';
import layout from '../../design/layout/layout.module.css';
import { RoundButton } from '../../design/primitives/round-button/round-button.tsx';
import styles from './marquee.module.css';

export type MarqueeProps = {
  /** List items of equal height. */
  children: ReactNode;
  labels: MotionLabels;
};

/** The specification (§9) gives the speed as 20 without a unit. Here, it means pixels per second. */
const pixelsPerSecond = 20;

/**
 * A row that moves to the left endlessly. Its content is rendered twice: the second copy fills the gap behind the
 * first and is hidden from screen readers. Without JavaScript and with reduced motion the row is static and wraps.
 */
export function Marquee({ children, labels }: MarqueeProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const moves = useIsMotionAllowed();
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (!moves || !list.current) return;
    const { current } = list;
    const observer = new ResizeObserver(() => {
      const seconds = current.getBoundingClientRect().width / pixelsPerSecond;
      root.current?.style.setProperty('--marquee-duration', `${seconds}s`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [moves]);

  return (
    <div className={styles.root} data-paused={isPaused || undefined} data-moves={moves || undefined} ref={root}>
      <div className={styles.window}>
        <ul className={`${layout.cluster} ${styles.list}`} ref={list}>
          {children}
        </ul>
        {moves && (
          <ul aria-hidden="true" className={`${layout.cluster} ${styles.list}`} inert>
            {children}
          </ul>
        )}
      </div>
      {moves && (
        <RoundButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? labels.play : labels.pause}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </div>
  );
}
