import { type ReactNode, useState } from 'react';
import layout from '../../design/layout/layout.module.css';
import styles from './skeleton-overlay.module.css';

export type SkeletonOverlayProps = { children: ReactNode };

const shapes = ['heading', 'heading', 'line', 'line', 'line'];

/**
 * Covers a service page with a skeleton for one second (spec §2). CSS shows and hides it, so it also works before
 * hydration. The page below is rendered from the start, so the layout does not shift.
 */
export function SkeletonOverlay({ children }: SkeletonOverlayProps) {
  // False in the prerendered page, because without JavaScript it would never become false.
  const [isBusy, setBusy] = useState(false);
  return (
    <div aria-busy={isBusy || undefined}>
      {children}
      <div
        aria-hidden="true"
        className={`${layout.page} ${layout.stackParts} ${styles.overlay}`}
        data-scripted=""
        data-skeleton=""
        onAnimationEnd={() => setBusy(false)}
        ref={(overlay) => {
          if (overlay) setBusy(overlay.getAnimations().length > 0);
        }}
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
