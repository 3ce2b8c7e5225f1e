import type { ReactNode } from 'react';
import { Section } from '../../design/primitives/section/section.tsx';
import textStyles from '../../design/text.module.css';
import styles from './coverage.module.css';

export type CoverageProps = { heading: string; text: string; communities: readonly string[]; children?: ReactNode };

/** The communities that the company works in, and whatever belongs beside them. */
export function Coverage({ heading, text, communities, children }: CoverageProps) {
  return (
    <Section heading={heading} intro={text} layout="aside">
      <ul className={styles.list}>
        {communities.map((community) => (
          <li className={textStyles.statement} key={community}>
            {community}
          </li>
        ))}
      </ul>
      {children && <div className={styles.note}>{children}</div>}
    </Section>
  );
}
