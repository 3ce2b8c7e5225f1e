import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './check-list.module.css';

export type CheckListProps = {
  items: readonly string[];
  icon?: IconName;
  /** What is promised, or what is only listed. */
  weight?: 'strong' | 'plain';
  /** Two columns where there is room for them. */
  columns?: 1 | 2;
};

/** One line each, with an icon before it and a thin line below. */
export function CheckList({ items, icon = 'check', weight = 'strong', columns = 1 }: CheckListProps) {
  return (
    <ul className={styles.root} data-columns={columns} data-weight={weight}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
