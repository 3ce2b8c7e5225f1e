import { type ReactNode, useRef } from 'react';
import styles from './service-skeleton.module.css';
import { useIsBusy } from './use-is-busy.ts';

export type ServiceSkeletonProps = { children: ReactNode };

/**
 * Lays a placeholder over a service page for one second (spec §2). It is drawn and taken away by the stylesheet
 * alone: the same on the first load, before the page has come alive, and after a change of service, which mounts it
 * afresh. The page itself is there from the start, so nothing shifts, and nothing has to be waited for to be read out.
 */
export function ServiceSkeleton({ children }: ServiceSkeletonProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const isBusy = useIsBusy(placeholder);
  return (
    <div aria-busy={isBusy || undefined} className={styles.root}>
      {children}
      <div aria-hidden="true" className={styles.placeholder} data-placeholder="" ref={placeholder}>
        <div className={styles.head}>
          <div className={styles.title}>
            <span data-part="badge" />
            <span data-part="heading" />
            <span data-part="heading-end" />
          </div>
          <div className={styles.lines}>
            <span data-part="line" />
            <span data-part="line" />
            <span data-part="line-end" />
          </div>
        </div>
        <span data-part="picture" />
        <div className={styles.facts}>
          <span data-part="line-end" />
          <span data-part="line-end" />
          <span data-part="line-end" />
          <span data-part="line-end" />
        </div>
        <div className={styles.columns}>
          <div className={styles.lines}>
            <span data-part="heading-end" />
            <span data-part="line" />
            <span data-part="line" />
            <span data-part="line" />
            <span data-part="line-end" />
          </div>
          <span data-part="card" />
        </div>
      </div>
    </div>
  );
}
