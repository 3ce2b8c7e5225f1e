import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import styles from './paint-jobs.module.css';

export type PaintJobsProps = { heading: string; children: ReactNode };

export function PaintJobs({ heading, children }: PaintJobsProps) {
  return (
    <Section className={`${layout.part} ${styles.root}`} isPrinted={false}>
      <SectionHeading className={layout.page}>{heading}</SectionHeading>
      {children}
    </Section>
  );
}
