import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export type SectionProps = {
  heading: string;
  /** A line above the heading that says what the section is about. */
  kicker?: string;
  /** One or two sentences under the heading. */
  intro?: string;
  /** Where the heading stands: above the content, or in a column of its own where there is room. */
  layout?: 'stacked' | 'aside';
  /** A dark band, a card on the page, or the page itself. */
  surface?: 'page' | 'shade';
  children: ReactNode;
};

/** Owns the width, the rhythm and the heading of a part of the page. Sections set no outer margin themselves. */
export function Section({ heading, kicker, intro, layout = 'stacked', surface = 'page', children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={styles.root}
      data-surface={surface === 'page' ? undefined : surface}
    >
      <div className={styles.frame} data-layout={layout}>
        <header className={styles.header}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={headingId}>{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
