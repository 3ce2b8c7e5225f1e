import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import styles from './advice-lists.module.css';

export type AdviceListsProps = { lists: readonly { heading: string; points: readonly string[] }[] };

export function AdviceLists({ lists }: AdviceListsProps) {
  return (
    <div className={`${layout.card} ${layout.pair} ${styles.root}`}>
      {lists.map(({ heading, points }) => (
        <section key={heading}>
          <h2 className={text.heading3}>{heading}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
