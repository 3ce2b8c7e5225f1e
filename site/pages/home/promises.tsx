import textStyles from '../../design/text.module.css';
import styles from './promises.module.css';

export type PromisesProps = { items: readonly { title: string; text: string }[] };

export function Promises({ items }: PromisesProps) {
  return (
    <ul className={styles.root}>
      {items.map(({ title, text }) => (
        <li className={textStyles.note} key={title}>
          <strong>{title}</strong>
          {text}
        </li>
      ))}
    </ul>
  );
}
