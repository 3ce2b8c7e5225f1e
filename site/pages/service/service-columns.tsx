import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import styles from './service-columns.module.css';

export type ServiceColumnsProps = { aside: ReactNode; children: ReactNode };

/** The text of a service next to a column of cards. */
export function ServiceColumns({ aside, children }: ServiceColumnsProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.root}`}>
      <div className={`${layout.stackParts} ${styles.text}`}>{children}</div>
      <aside className={`${layout.pair} ${styles.aside}`} data-print="none">
        {aside}
      </aside>
    </div>
  );
}
