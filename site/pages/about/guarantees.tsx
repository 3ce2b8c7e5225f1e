import type { Guarantee } from '#content/model/about-page.ts';
import layout from '../../design/layout/layout.module.css';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { Section } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './guarantees.module.css';

export type GuaranteesProps = { heading: string; items: readonly Guarantee[]; link: string };

export function Guarantees({ heading, items, link }: GuaranteesProps) {
  return (
    <Section heading={heading}>
      <dl className={`${layout.linesAbove} ${styles.list}`}>
        {items.map(({ title, meaning }) => (
          <div className={layout.stack3} key={title}>
            <dt className={text.statement}>{title}</dt>
            <dd className={text.muted}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to="/terms-and-conditions">{link}</TextLink>
      </p>
    </Section>
  );
}
