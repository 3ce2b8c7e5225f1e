import layout from '../../layout/layout.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './check-list.module.css';

export type CheckListProps = {
  items: readonly string[];
  icon?: IconName;
  /** `strong` is for the company's promises. */
  weight?: 'plain';
  columns?: 2;
};

export function CheckList({ items, icon = 'check', weight, columns }: CheckListProps) {
  return (
    <ul className={`${layout.lines} ${styles.root} ${weight ? '' : styles.strong} ${columns ? layout.pair : ''}`}>
      {items.map((item) => (
        <li className={layout.iconLine} key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
