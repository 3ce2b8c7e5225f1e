import type { ReactNode } from 'react';
import type { Reason } from '#content/model/landing.ts';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import textStyles from '../../design/text.module.css';
import styles from './landing-reasons.module.css';

export type LandingReasonsProps = {
  heading: string;
  items: readonly Reason[];
  /** A picture or video that fills its box. */
  children?: ReactNode;
};

export function LandingReasons({ heading, items, children }: LandingReasonsProps) {
  return (
    <Section className={`${layout.part} ${layout.columns} ${layout.first7}`}>
      {children && (
        <div className={styles.video} data-print="none">
          {children}
        </div>
      )}
      <div className={`${layout.stack6} ${styles.words}`}>
        <SectionHeading>{heading}</SectionHeading>
        <ul className={layout.linesAbove}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className={textStyles.heading4}>{title}</h3>
              <p className={textStyles.muted}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
