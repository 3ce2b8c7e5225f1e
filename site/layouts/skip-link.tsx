import styles from './skip-link.module.css';

/** The first link of the page. It skips the menu. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.root} data-print="none" href="#content">
      {children}
    </a>
  );
}
