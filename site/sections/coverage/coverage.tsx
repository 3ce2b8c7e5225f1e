import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import { Section } from '../../design/primitives/section/section.tsx';
import textStyles from '../../design/text.module.css';
import styles from './coverage.module.css';

export type CoverageProps = { heading: string; text: string; communities: readonly string[]; children?: ReactNode };

/** The communities that the company works in, and whatever belongs beside them. */
export function Coverage({ heading, text, communities, children }: CoverageProps) {
  return (
    <Section heading={heading} intro={text} layout="aside">
      <div className={layout.stack6}>
        <ul className={styles.list}>
          {communities.map((community) => (
            <li className={textStyles.statement} key={community}>
              {community}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  );
}
