import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import styles from './service-columns.module.css';

export type ServiceColumnsProps = { aside: ReactNode; children: ReactNode };

/** Text about a service, next to a card or a list. */
export function ServiceColumns({ aside, children }: ServiceColumnsProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${layout.first8} ${styles.root}`}>
      <div className={`${layout.stackParts} ${styles.text}`}>{children}</div>
      <div data-print="none">{aside}</div>
    </div>
  );
}
