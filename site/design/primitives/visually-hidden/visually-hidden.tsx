import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
