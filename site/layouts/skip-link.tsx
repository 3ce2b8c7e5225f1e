import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the menu, to the content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.root} data-print="none" href="#content">
      {children}
    </a>
  );
}
