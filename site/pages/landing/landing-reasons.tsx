import { type ReactNode, useId } from 'react';
import type { Reason } from '#content/model/landing.ts';
import styles from './landing-reasons.module.css';

export type LandingReasonsProps = {
  heading: string;
  items: readonly Reason[];
  /** A picture or video that fills the box it is given. */
  children?: ReactNode;
};

/** Why this company, in four short answers beside a video. */
export function LandingReasons({ heading, items, children }: LandingReasonsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      {children && <div className={styles.video}>{children}</div>}
      <div className={styles.words}>
        <h2 id={headingId}>{heading}</h2>
        <ul>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
