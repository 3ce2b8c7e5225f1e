import { Icon } from '../icon/icon.tsx';
import styles from './check-list.module.css';

export type CheckListProps = {
  items: readonly string[];
  /** Two columns where there is room for them. */
  columns?: 1 | 2;
};

export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul className={styles.root} data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
