import styles from './skip-link.module.css';

export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.root} data-print="none" href="#content">
      {children}
    </a>
  );
}
