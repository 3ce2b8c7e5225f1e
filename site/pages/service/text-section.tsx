import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import { Prose } from '../../design/primitives/prose/prose.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';

export type TextSectionProps = {
  heading: string;
  paragraphs?: readonly string[];
  children?: ReactNode;
};

export function TextSection({ heading, paragraphs = [], children }: TextSectionProps) {
  return (
    <Section className={`${layout.words} ${layout.stack6}`}>
      <SectionHeading>{heading}</SectionHeading>
      {paragraphs.length > 0 && <Prose paragraphs={paragraphs} />}
      {children}
    </Section>
  );
}
