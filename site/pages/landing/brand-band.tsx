import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './brand-band.module.css';

export type BrandBandProps = {
  heading: string;
  /** Above the names, in the same section. */
  above?: ReactNode;
  children: ReactNode;
};

/** One line of brand names between two thin lines. */
export function BrandBand({ heading, above, children }: BrandBandProps) {
  return (
    <Section className={undefined}>
      {above}
      <div className={`${layout.page} ${layout.columns} ${styles.root}`}>
        <SectionHeading className={text.quietLabel}>{heading}</SectionHeading>
        {children}
      </div>
    </Section>
  );
}
