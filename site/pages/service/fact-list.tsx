import type { Fact } from '#content/model/service.ts';
import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import styles from './fact-list.module.css';

export type FactListProps = { facts: readonly Fact[] };

export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div className={layout.stack2} key={label}>
          <dt className={text.note}>{label}</dt>
          <dd className={text.strong}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
