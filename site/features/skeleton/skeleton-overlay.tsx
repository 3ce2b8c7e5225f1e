import { type ReactNode, useRef } from 'react';
import layout from '../../design/layout/layout.module.css';
import styles from './skeleton-overlay.module.css';
import { useIsSkeletonVisible } from './use-is-skeleton-visible.ts';

export type SkeletonOverlayProps = { children: ReactNode };

const shapes = ['heading', 'heading', 'line', 'line', 'line'];

/**
 * Covers a service page with a skeleton for one second (spec §2). CSS shows and hides it, so it also works before
 * hydration. The page below is rendered from the start, so the layout does not shift.
 */
export function SkeletonOverlay({ children }: SkeletonOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const isBusy = useIsSkeletonVisible(overlay);
  return (
    <div aria-busy={isBusy || undefined} className={styles.root}>
      {children}
      <div
        aria-hidden="true"
        className={`${layout.page} ${layout.stackParts} ${styles.overlay}`}
        data-skeleton=""
        ref={overlay}
      >
        {['beginning', 'cost'].map((part) => (
          <div className={`${layout.columns} ${layout.first7}`} key={part}>
            <div className={layout.stack4}>
              {shapes.map((shape, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list of shapes never changes.
                <span className={styles.shape} data-shape={shape} key={index} />
              ))}
            </div>
            <span className={styles.shape} data-shape="card" />
          </div>
        ))}
      </div>
    </div>
  );
}
