import styles from './badge.module.css';

/** A short label on a picture. */
export function Badge({ children }: { children: string }) {
  return <span className={styles.root}>{children}</span>;
}
