import type { Benefit } from '#content/model/service.ts';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import textStyles from '../../design/text.module.css';
import styles from './benefit-list.module.css';

export type BenefitListProps = { benefits: readonly Benefit[] };

export function BenefitList({ benefits }: BenefitListProps) {
  return (
    <ul className={styles.root}>
      {benefits.map(({ icon, text }) => (
        <li className={`${layout.stack4} ${textStyles.strong}`} key={text}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
