import type { ReactNode } from 'react';
import text from '../../text.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  id?: string;
  /** Disclosures with the same name close each other. */
  name?: string;
  /** Left out of a filtered list. */
  isHidden?: boolean;
  children: ReactNode;
};

/** Something that opens in place. Native, so it works before and without scripts. */
export function Disclosure({ summary, id, name, isHidden, children }: DisclosureProps) {
  return (
    <details className={styles.root} hidden={isHidden} id={id} name={name}>
      <summary className={`${text.strong} ${styles.summary}`}>
        {summary}
        <Icon name="plus" />
      </summary>
      <div className={`${text.muted} ${styles.content}`}>{children}</div>
    </details>
  );
}
