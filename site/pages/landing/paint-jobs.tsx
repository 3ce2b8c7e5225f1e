import { type ReactNode, useId } from 'react';
import styles from './paint-jobs.module.css';

export type PaintJobsProps = { heading: string; children: ReactNode };

/** A heading over pictures that run from edge to edge. */
export function PaintJobs({ heading, children }: PaintJobsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
