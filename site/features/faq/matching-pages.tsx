import layout from '../../design/layout/layout.module.css';
import { Link } from '../../design/primitives/link/link.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import category from './faq-category.module.css';
import styles from './matching-pages.module.css';
import type { MatchingPage } from './search.ts';

export type MatchingPagesProps = { heading: string; pages: readonly MatchingPage[] };

/** The service pages that match the search, each with the matching line. */
export function MatchingPages({ heading, pages }: MatchingPagesProps) {
  return (
    <Section className={category.root} print="none">
      <SectionHeading>{heading}</SectionHeading>
      <ul className={layout.lines}>
        {pages.map(({ title, path, line }) => (
          <li key={path}>
            <Link className={`${layout.stack2} ${text.plain} ${styles.link}`} to={path}>
              <span className={`${text.strong} ${text.accent}`}>{title}</span>
              <span className={text.note}>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
