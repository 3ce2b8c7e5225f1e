import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = {
  /** Where there is room for it: only on wide screens, or for nobody. */
  shown?: 'wide';
  children: ReactNode;
};

/** Words for those who listen to the page. */
export function VisuallyHidden({ shown, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.root} data-shown={shown}>
      {children}
    </span>
  );
}
