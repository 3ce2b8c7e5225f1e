import layout from '../../layout/layout.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './check-list.module.css';

export type CheckListProps = {
  items: readonly string[];
  icon?: IconName;
  /** `strong` is for the company's promises. */
  weight?: 'strong' | 'plain';
  columns?: 1 | 2;
};

export function CheckList({ items, icon = 'check', weight = 'strong', columns = 1 }: CheckListProps) {
  const arrangement = columns === 2 ? layout.pair : '';
  return (
    <ul className={`${layout.lines} ${styles.root} ${weight === 'strong' ? styles.strong : ''} ${arrangement}`}>
      {items.map((item) => (
        <li className={layout.iconLine} key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
