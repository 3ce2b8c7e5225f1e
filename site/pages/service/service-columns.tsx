import type { ReactNode } from 'react';
import styles from './service-columns.module.css';

export type ServiceColumnsProps = { aside: ReactNode; children: ReactNode };

/** The text of a service, and beside it where else to go; the last thing beside it stays in view. */
export function ServiceColumns({ aside, children }: ServiceColumnsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.text}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
