import { type ReactNode, useId } from 'react';
import styles from './brand-band.module.css';

export type BrandBandProps = { heading: string; children: ReactNode };

/** A quiet line of makers' names between two hairlines. */
export function BrandBand({ heading, children }: BrandBandProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.frame}>
        <h2 id={headingId}>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
