import { type ReactNode, useRef } from 'react';
import layout from '../../design/layout/layout.module.css';
import styles from './skeleton-overlay.module.css';
import { useIsSkeletonVisible } from './use-is-skeleton-visible.ts';

export type SkeletonOverlayProps = { children: ReactNode };

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
        <div className={`${layout.columns} ${layout.first7}`}>
          <Lines shapes={['heading', 'heading', 'line', 'line', 'line']} />
          <Part shape="card" />
        </div>
        <div className={`${layout.columns} ${layout.first7}`}>
          <Lines shapes={['heading', 'line', 'line', 'line', 'line']} />
          <Part shape="card" />
        </div>
      </div>
    </div>
  );
}

type Shape = 'heading' | 'line' | 'card';

function Lines({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <div className={layout.stack4}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of parts never changes.
        <Part key={index} shape={shape} />
      ))}
    </div>
  );
}

function Part({ shape }: { shape: Shape }) {
  return <span className={styles.part} data-shape={shape} />;
}
