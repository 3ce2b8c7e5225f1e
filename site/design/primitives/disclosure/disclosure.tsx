import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  id?: string;
  /** Disclosures with the same name close each other. */
  name?: string;
  children: ReactNode;
};

/** Something that opens in place. Native, so it works before and without scripts. */
export function Disclosure({ summary, id, name, children }: DisclosureProps) {
  return (
    <details className={styles.root} id={id} name={name}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
