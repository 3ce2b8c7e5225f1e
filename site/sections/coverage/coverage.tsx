import { Section } from '../../design/primitives/section/section.tsx';
import textStyles from '../../design/text.module.css';
import styles from './coverage.module.css';

export type CoverageProps = { heading: string; text: string; communities: readonly string[] };

export function Coverage({ heading, text, communities }: CoverageProps) {
  return (
    <Section heading={heading} intro={text} layout="aside">
      <ul className={styles.list}>
        {communities.map((community) => (
          <li className={textStyles.statement} key={community}>
            {community}
          </li>
        ))}
      </ul>
    </Section>
  );
}
