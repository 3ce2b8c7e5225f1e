import layout from '../../layout/layout.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './check-list.module.css';

export type CheckListProps = {
  items: readonly string[];
  icon?: IconName;
  columns?: 2;
};

/** Bold, so that visitors find their own case. */
const openingQuestions = /^([^.?]+\? )+/;

export function CheckList({ items, icon = 'check', columns }: CheckListProps) {
  return (
    <ul className={`${layout.lines} ${styles.root} ${columns ? layout.pair : ''}`}>
      {items.map((item) => (
        <li className={layout.iconLine} key={item}>
          <Icon name={icon} />
          <span>
            <strong>{item.match(openingQuestions)?.[0]}</strong>
            {item.replace(openingQuestions, '')}
          </span>
        </li>
      ))}
    </ul>
  );
}
