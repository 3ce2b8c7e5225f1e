import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './brand-band.module.css';

export type BrandBandProps = {
  heading: string;
  above?: ReactNode;
  children: ReactNode;
};

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
