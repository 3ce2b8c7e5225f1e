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
  const arrangement = columns ? layout.pair : '';
  return (
    <ul className={`${layout.lines} ${styles.root} ${weight ? '' : styles.strong} ${arrangement}`}>
      {items.map((item) => (
        <li className={layout.iconLine} key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
