import { createContext, type ReactNode, use, useId } from 'react';
import shared from '../../layout/layout.module.css';
import text from '../../text.module.css';
import styles from './section.module.css';

type Header = {
  heading: string;
  intro?: string | undefined;
  /** `aside`: on wide screens the heading has its own column. By default, it is above the content. */
  layout?: 'aside';
};

/** For a section with its own layout. One of its descendants must be a `SectionHeading`. */
type OwnArrangement = { className: string | undefined };

export type SectionProps = (Header | OwnArrangement) & {
  surface?: 'dark';
  print?: 'none';
  children: ReactNode;
};

const HeadingId = createContext('');

/** A landmark region. Its heading is its accessible name. */
export function Section({ surface, print, children, ...props }: SectionProps) {
  const id = useId();
  const hasHeader = 'heading' in props;
  return (
    <section
      aria-labelledby={id}
      className={hasHeader ? classOf(props) : props.className}
      data-print={print}
      data-surface={surface}
    >
      <HeadingId value={id}>{hasHeader ? withHeader(props, children) : children}</HeadingId>
    </section>
  );
}

function classOf({ layout }: Header): string | undefined {
  return layout ? `${shared.part} ${shared.columns} ${shared.first5} ${styles.aside}` : shared.part;
}

function withHeader({ heading, intro, layout }: Header, children: ReactNode): ReactNode {
  const header = `${shared.stack4} ${styles.header}`;
  return (
    <>
      {/* The heading is sticky only next to the content. Above the content, a sticky heading would cover it. */}
      <header className={layout ? `${shared.sticky} ${header}` : header}>
        <SectionHeading>{heading}</SectionHeading>
        {intro && <p className={text.lead}>{intro}</p>}
      </header>
      <div>{children}</div>
    </>
  );
}

export type SectionHeadingProps = { className?: string | undefined; children: ReactNode };

export function SectionHeading({ className, children }: SectionHeadingProps) {
  return (
    <h2 className={className} id={use(HeadingId)}>
      {children}
    </h2>
  );
}
