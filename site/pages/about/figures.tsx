import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import styles from './figures.module.css';

export type FiguresProps = { figures: readonly { value: string; label: string }[] };

export function Figures({ figures }: FiguresProps) {
  return (
    <div className={`${layout.page} ${styles.root}`} data-surface="dark">
      <dl className={`${layout.stackParts} ${styles.list}`}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={text.headingDisplay}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
