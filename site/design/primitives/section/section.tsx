import { type ReactNode, useId } from 'react';
import shared from '../../layout/layout.module.css';
import text from '../../text.module.css';
import styles from './section.module.css';

export type SectionProps = {
  heading: string;
  /** A line above the heading that says what the section is about. */
  kicker?: string;
  /** One or two sentences under the heading. */
  intro?: string;
  /** Where the heading stands: above the content, or in a column of its own where there is room. */
  layout?: 'stacked' | 'aside';
  /** The page itself, or a dark band. */
  surface?: 'page' | 'shade';
  children: ReactNode;
};

/** Sets the width, the distances and the heading of a section of the page. Sections set no outer margin themselves. */
export function Section({ heading, kicker, intro, layout = 'stacked', surface = 'page', children }: SectionProps) {
  const headingId = useId();
  // Only a heading beside the content is sticky; one above it would cover the content.
  const isAside = layout === 'aside';
  const header = `${shared.stack4} ${styles.header}`;
  return (
    <section
      aria-labelledby={headingId}
      className={isAside ? `${shared.part} ${shared.columns} ${styles.aside}` : shared.part}
      data-surface={surface === 'page' ? undefined : surface}
    >
      <header className={isAside ? `${shared.sticky} ${header}` : header}>
        {kicker && <p className={text.kicker}>{kicker}</p>}
        <h2 id={headingId}>{heading}</h2>
        {intro && <p className={text.lead}>{intro}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
