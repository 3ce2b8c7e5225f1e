import { type ReactNode, useId } from 'react';
import layout from '../../design/layout/layout.module.css';
import styles from './paint-jobs.module.css';

export type PaintJobsProps = { heading: string; children: ReactNode };

/** A heading over pictures that run from edge to edge. */
export function PaintJobs({ heading, children }: PaintJobsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${layout.part} ${styles.root}`} data-print="none">
      <h2 className={layout.page} id={headingId}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
