import { createContext, type ReactNode, use, useId } from 'react';
import shared from '../../layout/layout.module.css';
import text from '../../text.module.css';
import styles from './section.module.css';

type Header = {
  heading: string;
  /** A line above the heading. */
  kicker?: string;
  /** One or two sentences under the heading. */
  intro?: string;
  /** The heading is above the content, or in a separate column on wide screens. */
  layout?: 'stacked' | 'aside';
};

/** For a section with its own arrangement: its classes. One of its descendants is a `SectionHeading`. */
type OwnArrangement = { className: string | undefined };

export type SectionProps = (Header | OwnArrangement) & {
  /** The page itself, or a dark surface. */
  surface?: 'page' | 'dark';
  isPrinted?: boolean;
  children: ReactNode;
};

const HeadingId = createContext('');

/** A landmark with its heading as its name. */
export function Section({ surface = 'page', isPrinted = true, children, ...props }: SectionProps) {
  const id = useId();
  const hasHeader = 'heading' in props;
  return (
    <section
      aria-labelledby={id}
      className={hasHeader ? classOf(props) : props.className}
      data-print={isPrinted ? undefined : 'none'}
      data-surface={surface === 'page' ? undefined : surface}
    >
      <HeadingId value={id}>{hasHeader ? withHeader(props, children) : children}</HeadingId>
    </section>
  );
}

function classOf({ layout }: Header): string | undefined {
  return layout === 'aside' ? `${shared.part} ${shared.columns} ${styles.aside}` : shared.part;
}

function withHeader({ heading, kicker, intro, layout }: Header, children: ReactNode): ReactNode {
  const header = `${shared.stack4} ${styles.header}`;
  return (
    <>
      {/* Only a heading beside the content is sticky; one above it would cover the content. */}
      <header className={layout === 'aside' ? `${shared.sticky} ${header}` : header}>
        {kicker && <p className={text.kicker}>{kicker}</p>}
        <SectionHeading>{heading}</SectionHeading>
        {intro && <p className={text.lead}>{intro}</p>}
      </header>
      <div>{children}</div>
    </>
  );
}

export type SectionHeadingProps = { className?: string | undefined; children: string };

export function SectionHeading({ className, children }: SectionHeadingProps) {
  return (
    <h2 className={className} id={use(HeadingId)}>
      {children}
    </h2>
  );
}
