import { type ReactNode, useId } from 'react';
import layout from '../../design/layout/layout.module.css';
import { Prose } from '../../design/primitives/prose/prose.tsx';

export type TextSectionProps = {
  heading: string;
  paragraphs?: readonly string[];
  /** Lists, steps or a button after the paragraphs. */
  children?: ReactNode;
};

/** A part of a longer text: a heading, paragraphs, and what follows them. */
export function TextSection({ heading, paragraphs = [], children }: TextSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${layout.words} ${layout.stack6}`}>
      <h2 id={headingId}>{heading}</h2>
      {paragraphs.length > 0 && <Prose paragraphs={paragraphs} />}
      {children}
    </section>
  );
}
